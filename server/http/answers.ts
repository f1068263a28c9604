/** What the HTTP API answers, in JSON Schema. */

import { choices } from "@stolik/kernel";
import { wireCodes } from "../protocol/refusals.ts";

export const problem = {
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

export const person = {
  type: "object",
  required: ["id", "name"],
  properties: { id: { type: "string" }, name: { type: "string" } },
} as const;

export const table = {
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
    origin: {
      type: "object",
      required: ["at", "seat"],
      properties: {
        at: { type: "integer" },
        seat: { type: "integer" },
        table: { type: "string" },
      },
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
    awayAfter: { type: "integer" },
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

export const missed = {
  type: "object",
  required: ["seq", "view", "steps"],
  properties: {
    seq: { type: "integer" },
    view: {},
    steps: {
      type: "array",
      items: {
        type: "object",
        required: ["seq"],
        properties: { seq: { type: "integer" }, patch: {} },
      },
    },
  },
} as const;

export const ownTables = {
  type: "object",
  required: ["tables"],
  properties: {
    tables: {
      type: "array",
      items: {
        type: "object",
        required: [
          "id",
          "game",
          "status",
          "names",
          "yourSeat",
          "toMove",
          "movedAt",
        ],
        properties: {
          id: { type: "string" },
          game: { type: "string" },
          status: { enum: ["waiting", "playing", "over"] },
          names: { type: "array", items: { type: ["string", "null"] } },
          yourSeat: { type: "integer" },
          toMove: { type: "array", items: { type: "integer" } },
          isStopped: { type: "boolean" },
          movedAt: { type: "integer" },
          winners: { type: "array", items: { type: "integer" } },
        },
      },
    },
  },
} as const;

export const day = { type: "string", format: "date" } as const;

export const daily = {
  type: "object",
  required: ["day", "nextIn", "isWhole", "deals"],
  properties: {
    day,
    nextIn: { type: "integer" },
    isWhole: { type: "boolean" },
    deals: {
      type: "array",
      items: {
        type: "object",
        required: ["day", "game", "contentVersion", "version", "deal"],
        properties: {
          day,
          game: { type: "string" },
          contentVersion: { type: "string" },
          version: { type: "integer" },
          deal: {
            type: "object",
            required: ["start", "best", "solution"],
            properties: {
              start: {},
              best: { type: "number" },
              solution: { type: "array" },
            },
          },
        },
      },
    },
  },
} as const;

export const scores = {
  type: "array",
  items: {
    type: "object",
    required: ["score", "people"],
    properties: { score: { type: "number" }, people: { type: "integer" } },
  },
} as const;

export const played = {
  type: "object",
  required: ["seq"],
  properties: { seq: { type: "integer" } },
} as const;

export const view = {
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
