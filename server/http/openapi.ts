/** The HTTP API for the document at /api/openapi.json: what is asked is read off the parsers at the door. */

import { z } from "zod";
import {
  choiceRequest,
  dailyRequest,
  rematchRequest,
  guestRequest,
  joinRequest,
  moveRequest,
  reportRequest,
  seatsRequest,
  startRequest,
  tableRequest,
} from "../protocol/parse.ts";
import {
  daily,
  day,
  missed,
  ownTables,
  person,
  played,
  problem,
  scores,
  table,
  view,
} from "./answers.ts";

const dayParams = {
  type: "object",
  required: ["day", "game"],
  properties: { day, game: { type: "string" } },
} as const;

const params = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "string" } },
} as const;

export const schemas = {
  guest: describe("Become a guest, or take another name", person, guestRequest),
  me: describe("Who the cookie says you are", person),
  ownTables: describe("The tables at which you sit", ownTables),
  daily: describe("Today's deals and those of the next days", daily),
  dailyScores: {
    ...describe("How everybody did with a deal", {
      type: "object",
      required: ["scores"],
      properties: { scores, yours: { type: "number" } },
    }),
    params: dayParams,
  },
  dailySolution: {
    ...describe(
      "Hand in a solution; your first one counts",
      {
        type: "object",
        required: ["score", "best", "scores"],
        properties: {
          score: { type: "number" },
          best: { type: "number" },
          scores,
        },
      },
      dailyRequest,
    ),
    params: dayParams,
  },
  addresses: describe(
    "Where other devices find this server; empty unless asked on its own machine",
    {
      type: "object",
      properties: { addresses: { type: "array", items: { type: "string" } } },
    },
  ),
  createTable: describe("Make a table", table, tableRequest),
  table: { ...describe("Read a table", table), params },
  join: { ...describe("Take a seat", table, joinRequest), params },
  leave: {
    ...describe(
      "Leave: before the start for good, later until you return",
      table,
    ),
    params,
  },
  choice: {
    ...describe("Choose what to do about who is away", table, choiceRequest),
    params,
  },
  seats: {
    ...describe("Arrange the seats, as the host", table, seatsRequest),
    params,
  },
  start: { ...describe("Deal, as the host", table, startRequest), params },
  rematch: {
    ...describe("Sit down at the table that follows", table, rematchRequest),
    params,
  },
  move: { ...describe("Play a move", played, moveRequest), params },
  view: { ...describe("What your seat knows", view), params },
  missed: {
    ...describe("What your seat missed since it moved or looked", missed),
    params,
    querystring: {
      type: "object",
      properties: { seen: { type: "string" } },
    },
  },
  report: {
    ...describe(
      "Report a card that seems wrong",
      { type: "object" },
      reportRequest,
    ),
    params,
  },
  record: {
    ...describe("The record of a finished match", { type: "object" }),
    params,
  },
};

function describe(summary: string, answer: object, body?: z.ZodType) {
  return {
    summary,
    ...(body ? { body: z.toJSONSchema(body, { io: "input" }) } : {}),
    response: { 200: answer, "4xx": problem, 503: problem },
  };
}
