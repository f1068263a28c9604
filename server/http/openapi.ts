/** The HTTP API in JSON Schema, read off the parsers at the door, for the document at /api/openapi.json. */

import { choices } from "@stolik/kernel";
import { z } from "zod";
import {
  choiceRequest,
  rematchRequest,
  guestRequest,
  joinRequest,
  moveRequest,
  reportRequest,
  seatsRequest,
  startRequest,
  tableRequest,
} from "../protocol/parse.ts";
import { wireCodes } from "../protocol/refusals.ts";

const problem = {
  type: "object",
  required: ["type", "status", "title", "code"],
  properties: {
    type: { type: "string" },
    status: { type: "integer" },
    title: { type: "string" },
    code: {
      anyOf: [
        { enum: wireCodes },
        { type: "string", description: "A code of the game's own rules" },
      ],
    },
    rule: { type: "string" },
    values: { type: "object", additionalProperties: true },
  },
} as const;

const person = {
  type: "object",
  required: ["id", "name"],
  properties: { id: { type: "string" }, name: { type: "string" } },
} as const;

const table = {
  type: "object",
  required: [
    "id",
    "game",
    "options",
    "status",
    "seats",
    "spectators",
    "commitment",
    "revision",
    "next",
    "you",
  ],
  properties: {
    id: { type: "string" },
    game: { type: "string" },
    options: {},
    status: { enum: ["waiting", "playing", "over", "closed", "stopped"] },
    seats: {
      type: "array",
      items: {
        type: ["object", "null"],
        properties: {
          type: { enum: ["person", "bot"] },
          name: { type: "string" },
          isOnline: { type: "boolean" },
          hasStandIn: { type: "boolean" },
          level: { type: "integer" },
        },
      },
    },
    spectators: { type: "integer" },
    commitment: { type: "string" },
    revision: { type: "integer" },
    next: {
      type: ["object", "null"],
      required: ["id", "seat"],
      properties: { id: { type: "string" }, seat: { type: "integer" } },
    },
    seating: {
      type: "object",
      required: ["holders", "choices", "isEnded"],
      properties: {
        holders: {
          type: "array",
          items: { enum: ["player", "nobody", "stand-in"] },
        },
        choices: { type: "array", items: { enum: [...choices, null] } },
        isEnded: { type: "boolean" },
      },
    },
    you: {
      type: "object",
      properties: {
        seat: { type: ["integer", "null"] },
        isHost: { type: "boolean" },
        isRemoved: { type: "boolean" },
        playedForYou: { type: "array", items: { type: "integer" } },
      },
    },
  },
} as const;

const played = {
  type: "object",
  required: ["seq"],
  properties: { seq: { type: "integer" } },
} as const;

const view = {
  type: "object",
  required: ["table", "seq", "view", "digest", "heard"],
  properties: {
    table: { type: "string" },
    seq: { type: "integer" },
    view: {},
    digest: { type: "string" },
    heard: {
      type: "array",
      items: {
        type: "object",
        properties: { seq: { type: "integer" }, events: { type: "array" } },
      },
    },
  },
} as const;

const params = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "string" } },
} as const;

export const schemas = {
  guest: describe("Become a guest, or take another name", person, guestRequest),
  me: describe("Who the cookie says you are", person),
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
