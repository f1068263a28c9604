/** What a worked example shows at one time. */

import type { Moment } from "@stolik/kernel";
import type { Event, Move, View } from "../../rules/position.ts";

export type SceneMoment = Moment<View, Move, Event>;
