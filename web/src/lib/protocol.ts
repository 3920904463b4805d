/* Generated from src/hordekeep/table/protocol.py by scripts/client_types.py. Do not edit. */
export type FromServer =
  | Welcome
  | Update
  | TableChanged
  | ChatSaid
  | UndoChanged
  | MutedChanged
  | OrdersChanged
  | Done
  | No
  | Why
  | Forecast
  | Hint
  | InWords
  | Pong
  | Trouble;
export type FromClient =
  | Choose
  | HandOver
  | AskWhy
  | AskForecast
  | AskHint
  | Undo
  | AnswerUndo
  | GiveOrders
  | Say
  | Mute
  | SeatedTalk
  | Speak
  | Look
  | AskInWords
  | Ping;

export interface Protocol {
  [k: string]: unknown;
}
/**
 * A legal choice: its key, its label, and the ids of what it touches on the board.
 *
 *     `verb` is what would be done, and `about` what it names, by the names and in the form of the events' facts: seats
 *     are numbers, hexes and places texts. A field that the choice leaves out is left out. A key is only sent back.
 */
export interface ShownOffer {
  key: string;
  label: string;
  touches: string[];
  verb: string;
  about: {};
}
/**
 * What is asked now. `number` names the ask: whoever answers sends it back. `offers` are the viewer's own.
 *
 *     In a window `passing` is the key with which the viewer lets it pass. While others are asked something that the
 *     viewer may not know of, `seats` is empty, and `prompt` and `number` stay the same however long it takes.
 *     Whoever of `seats` answers first has answered for all of them, unless `each` answers for itself.
 *     `written` begins the keys that the viewer may write beside the offers: "deck" for "deck:" and a deck's code.
 */
export interface ShownAsk {
  number: number;
  seats: number[];
  prompt: string;
  rule: string;
  offers: ShownOffer[];
  written: string;
  passing: string;
  each: boolean;
}
/**
 * How far the game has come: a heading, the book's phases, and the number of the present one (-1: none).
 */
export interface ShownProgress {
  heading: string;
  phases: string[];
  now: number;
}
/**
 * How it ended. Several winners share a victory, unless they won `together`, as one side; nobody wins a `draw`.
 */
export interface ShownOutcome {
  winners: number[];
  scores: number[];
  rule: string;
  because: string;
  together: boolean;
  draw: boolean;
}
/**
 * A moment of a game as one seat sees it (None: a spectator). Boards draw this and nothing else.
 *
 *     `open` says that nothing is hidden (scenarios, replays, the end).
 */
export interface Frame {
  game: string;
  board: string;
  seat: number | null;
  names: string[];
  view: {};
  progress: ShownProgress | null;
  ask: ShownAsk | null;
  outcome: ShownOutcome | null;
  open: boolean;
}
/**
 * What was otherwise at one place of an earlier view: names and numbers lead `at` it. Without `was` there was
 *     nothing yet.
 */
export interface Difference {
  at: (string | number)[];
  was?: unknown;
}
/**
 * One thing that happened, in words, with its rule, and as data for animations.
 *
 *     `number` is the place in the game's log; `choice` tells after how many choices it happened; a `heading` opens a new
 *     group; a `moment` is worth a mark on a timeline.
 */
export interface LogLine {
  number: number;
  choice: number;
  kind: string;
  text: string;
  rule: string;
  facts: {};
  heading: boolean;
  moment: boolean;
}
/**
 * A seat as everybody sees it. A `stand_in` is a bot that keeps the place of `person` warm.
 */
export interface ShownSeat {
  kind: "bot" | "nobody" | "open" | "person";
  name: string;
  level: string | null;
  person: string | null;
  here: boolean;
  stand_in: boolean;
}
/**
 * An achievement that a game earned, and how many symbols it is worth, of how many at `most`.
 */
export interface Earned {
  id: string;
  name: string;
  symbols: number;
  most: number;
}
/**
 * A table as one person sees it: who sits where, what is played, and what of it is the viewer's own (`mine`).
 *
 *     `invite` is there only for those who may pass it on; `seed` only when the game is over. `undone` counts the choices
 *     taken back beyond the free ones; with `seated_talk` only those who sit here may chat; `earned` are the achievements
 *     of the viewer's own victory.
 */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: {
    [k: string]: string;
  };
  settings: string[];
  seats: ShownSeat[];
  status: "over" | "playing" | "waiting";
  public: boolean;
  sandbox: boolean;
  host: string;
  mine: number[];
  asked: number[];
  heading: string;
  commitment: string;
  seed: string | null;
  invite: string | null;
  rematch: string | null;
  undone: number;
  watching: number;
  seated_talk: boolean;
  created: number;
  updated: number;
  earned: Earned[];
}
/**
 * Something that somebody said at a table.
 */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}
/**
 * Somebody asks to take choices back; `waiting` lists the seats that have not answered.
 */
export interface UndoAsked {
  seat: number;
  what: string;
  waiting: number[];
}
/**
 * What a seat orders for windows, in which it may answer what others do, or pass.
 *
 *     Who is asked where they are `able` to answer is asked only at the usual moments of a game that names some, and at
 *     those in `stops`. Who is `always` asked shows by no haste that there is nothing to answer with. Who is `never` asked
 *     passes, `until` the turn ends or the orders change; but at the moments in `stops` they are asked nevertheless if
 *     they can answer.
 */
export interface Orders {
  ask: "able" | "always" | "never";
  /**
   * @maxItems 32
   */
  stops: string[];
  until: "changed" | "turn";
}
/**
 * The orders that hold for a seat of the viewer's. `given`: they were given here, so they are no mere default.
 */
export interface SeatOrders {
  seat: number;
  orders: Orders;
  given: boolean;
}
/**
 * A moment of this game at which one can be asked nevertheless; `usual` if whoever is able is asked there.
 */
export interface ShownMoment {
  name: string;
  label: string;
  usual: boolean;
}
/**
 * The whole truth, sent when a socket opens and whenever only the whole truth will do.
 *
 *     `orders` are those of the viewer's own seats, `moments` what they can name; both are there in games with windows.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  frame: Frame | null;
  log: LogLine[];
  chat: ChatLine[];
  undo: UndoAsked | null;
  muted: string[];
  you: string | null;
  orders: SeatOrders[];
  moments: ShownMoment[];
}
/**
 * The game went on (or back). Cut the log to `log_from` lines and add `log`; `earlier` tells how the view was at
 *     its last lines, from the frame's own back.
 */
export interface Update {
  type: "update";
  frame: Frame;
  log_from: number;
  log: LogLine[];
  earlier: Difference[][];
}
/**
 * Something about the table or its seats changed.
 */
export interface TableChanged {
  type: "table-changed";
  table: TableInfo;
}
/**
 * Somebody said something.
 */
export interface ChatSaid {
  type: "chat-said";
  line: ChatLine;
}
/**
 * Somebody asked to undo, answered, or the question is over (None).
 */
export interface UndoChanged {
  type: "undo-changed";
  undo: UndoAsked | null;
}
/**
 * Whom you have muted.
 */
export interface MutedChanged {
  type: "muted-changed";
  muted: string[];
}
/**
 * What holds now in windows for your own seats.
 */
export interface OrdersChanged {
  type: "orders-changed";
  orders: SeatOrders[];
}
/**
 * What you sent with this `id` is done and will not be lost.
 */
export interface Done {
  type: "done";
  id: string;
}
/**
 * What you sent with this `id` is refused, politely: nothing has changed.
 */
export interface No {
  type: "no";
  id: string;
  code: "foreign" | "limit" | "rule" | "stale" | "unknown";
  rule: string;
  because: string;
}
/**
 * Why something cannot be done now; `legal` if it can.
 */
export interface Why {
  type: "why";
  id: string;
  legal: boolean;
  rule: string;
  because: string;
  rule_text: string;
}
/**
 * What would follow from a choice, as far as the seat may know. `certain` if nothing hidden comes into it.
 */
export interface Forecast {
  type: "forecast";
  id: string;
  key: string;
  lines: LogLine[];
  then: string;
  certain: boolean;
}
/**
 * A choice that a bot weighed: its value from 0 (lost) to 1 (won), and how often it was tried.
 */
export interface WeighedChoice {
  key: string;
  label: string;
  value: number;
  visits: number;
}
/**
 * What a bot would do in your place, and why: the best choices first.
 */
export interface Hint {
  type: "hint";
  id: string;
  bot: string;
  choices: WeighedChoice[];
}
/**
 * Sentences about a part of the table, under a heading; some games give none.
 */
export interface ToldChapter {
  heading: string;
  lines: string[];
}
/**
 * What you see of the table in sentences, and the ids of the cards that lie open, for whoever reads them out.
 */
export interface InWords {
  type: "in-words";
  id: string;
  chapters: ToldChapter[];
  cards: string[];
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
  id: string;
}
/**
 * A message that could not be read. The socket stays open.
 */
export interface Trouble {
  type: "trouble";
  because: string;
}
/**
 * Answer the ask `ask` with the choice `key`, from one of your seats.
 */
export interface Choose {
  type: "choose";
  id: string;
  ask: number;
  seat: number;
  key: string;
}
/**
 * Let the bots who may answer the ask `ask` too do so, in my place.
 */
export interface HandOver {
  type: "hand-over";
  id: string;
  ask: number;
  seat: number;
}
/**
 * Why can't I? About a choice's `key`, or about something `touched` on the board.
 */
export interface AskWhy {
  type: "ask-why";
  id: string;
  seat: number;
  key?: string;
  touched?: string;
}
/**
 * What would follow from the choice `key`?
 */
export interface AskForecast {
  type: "ask-forecast";
  id: string;
  ask: number;
  seat: number;
  key: string;
}
/**
 * What would a bot do in my place?
 */
export interface AskHint {
  type: "ask-hint";
  id: string;
  ask: number;
  seat: number;
}
/**
 * Take my last choice back: at once where it is free, else the others are asked.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}
/**
 * Agree or not that somebody takes choices back.
 */
export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  seat: number;
  agree: boolean;
}
/**
 * From now on, ask this seat of mine in windows as these orders say.
 */
export interface GiveOrders {
  type: "give-orders";
  id: string;
  seat: number;
  orders: Orders;
}
/**
 * Say something to everybody at the table.
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
}
/**
 * Hear no more of a person, or hear them again; at every table.
 */
export interface Mute {
  type: "mute";
  id: string;
  person: string;
  on: boolean;
}
/**
 * As the host: only those who sit at the table may chat from now on, or everybody who sees it.
 */
export interface SeatedTalk {
  type: "seated-talk";
  id: string;
  on: boolean;
}
/**
 * Talk to me in this language from now on.
 */
export interface Speak {
  type: "speak";
  language: string;
}
/**
 * Show me the table through this seat of mine: where several seats of mine may answer, it is the one to act.
 */
export interface Look {
  type: "look";
  seat: number;
}
/**
 * Tell me in sentences what I see of the table now.
 */
export interface AskInWords {
  type: "ask-in-words";
  id: string;
}
/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * Who you are here.
 */
export interface Me {
  id: string;
  name: string;
  language: string;
  has_recovery: boolean;
}
/**
 * A name is enough to sit down.
 */
export interface NewGuest {
  name: string;
  language?: string;
}
/**
 * A new name or language; what is None stays.
 */
export interface ChangeMe {
  name?: string | null;
  language?: string | null;
}
/**
 * The code that carries an account to another device. It is shown once; a new one replaces it.
 */
export interface RecoveryCode {
  code: string;
}
/**
 * A recovery code to use here; with `end_others` nobody is known by this account anywhere else any more.
 */
export interface Recover {
  code: string;
  end_others: boolean;
}
/**
 * A browser that knows you again: in two words (none if it is unknown), when it was first and last used, and
 *     whether it is this one (`here`). `before` stands for all from before sessions could be told apart.
 */
export interface ShownSession {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
  before: boolean;
}
/**
 * Where you are known, the one that was used last first.
 */
export interface Sessions {
  sessions: ShownSession[];
}
/**
 * A value that an option can take, for `fewest` to `most` seats.
 */
export interface ShownValue {
  name: string;
  label: string;
  fewest: number;
  most: number;
}
/**
 * An option of a game, described so that a form can build itself.
 *
 *     The `values` of a `text` are suggestions. What is `advanced` is for few, and may be folded away. An option matters
 *     only with at least so many seats as `fewest`, or as `fewest_when` says where another option has a value, and with
 *     no more than `most`; and if it names others in `when`, only where each has one of the values given.
 */
export interface ShownOption {
  name: string;
  kind: "choice" | "flag" | "number" | "seat" | "text";
  label: string;
  default: string | number | boolean;
  values: ShownValue[];
  low: number;
  high: number;
  advanced: boolean;
  fewest: number;
  most: number;
  fewest_when: {
    [k: string]: {
      [k: string]: number;
    };
  };
  when: {
    [k: string]: string[];
  };
}
/**
 * A level of bots: its name, label, and what it is like.
 */
export interface ShownLevel {
  name: string;
  label: string;
  about: string;
}
/**
 * A game that can be played here; in some, seats win or lose `together`.
 */
export interface ShownGame {
  slug: string;
  title: string;
  about: string;
  minutes: number;
  fewest: number;
  most: number;
  board: string;
  rules: number;
  lessons: number;
  achievements: number;
  campaign: string;
  decks: boolean;
  weighs: boolean;
  together: boolean;
  options: ShownOption[];
}
/**
 * So many seats and options of a game, to hear how hard it will be; what is left out has its default.
 */
export interface Weigh {
  seats?: number;
  options?: {
    [k: string]: string | number | boolean;
  };
}
/**
 * How hard a game will be, in words, and the rule that says so; nothing where the rules do not say.
 */
export interface Weighed {
  says: string;
  rule: string;
}
/**
 * All games, and the levels that bots play at.
 */
export interface Games {
  games: ShownGame[];
  levels: ShownLevel[];
}
/**
 * Who sits there: `me`, a `bot` with a level, `open` for a person, or `nobody`.
 */
export interface NewSeat {
  kind: "bot" | "me" | "nobody" | "open";
  level?: string | null;
}
/**
 * The position of a scenario, after some of its choices.
 */
export interface ScenarioSource {
  from: "scenario";
  game: string;
  scenario: string;
}
/**
 * A step of a guided first game.
 */
export interface LessonSource {
  from: "lesson";
  game: string;
  lesson: number;
}
/**
 * A record, after `at` of its choices. The game of a private table needs its invitation, or a seat there.
 */
export interface ReplaySource {
  from: "replay";
  replay: string;
  at: number;
  invite?: string;
}
/**
 * A table to be opened. With a `source` it goes on from there as a sandbox, and game and options follow from it.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats:
    | [NewSeat]
    | [NewSeat, NewSeat]
    | [NewSeat, NewSeat, NewSeat]
    | [NewSeat, NewSeat, NewSeat, NewSeat]
    | [NewSeat, NewSeat, NewSeat, NewSeat, NewSeat]
    | [NewSeat, NewSeat, NewSeat, NewSeat, NewSeat, NewSeat]
    | [NewSeat, NewSeat, NewSeat, NewSeat, NewSeat, NewSeat, NewSeat]
    | [NewSeat, NewSeat, NewSeat, NewSeat, NewSeat, NewSeat, NewSeat, NewSeat];
  options?: {
    [k: string]: string | number | boolean;
  };
  public?: boolean;
  source?: (ScenarioSource | LessonSource | ReplaySource) | null;
  /**
   * @maxItems 200
   */
  choices?: string[];
}
/**
 * A table in a list: the lobby, or my games.
 */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  status: "over" | "playing" | "waiting";
  public: boolean;
  seats: ShownSeat[];
  settings: string[];
  heading: string;
  mine: number[];
  asked: number[];
  your_move: boolean;
  result: string;
  updated: number;
}
/**
 * A list of tables, the latest first.
 */
export interface TableCards {
  tables: TableCard[];
}
/**
 * Who shall drive a seat from now on.
 */
export interface ChangeSeat {
  kind: "bot" | "nobody" | "open" | "person";
  level?: string | null;
}
/**
 * A table that was opened, or the rematch of one.
 */
export interface Opened {
  id: string;
}
/**
 * A problem that somebody saw at a table.
 */
export interface NewReport {
  note?: string;
}
/**
 * A reported problem: exactly what its reporter saw after `seq` entries of the table's log.
 *
 *     While the game goes on, `choices` are the reporter's own and there is no `record`: others keep their secrets.
 */
export interface Report {
  id: string;
  table: string;
  seq: number;
  note: string;
  at: number;
  version: string;
  rules_version: number;
  frame: Frame | null;
  log: LogLine[];
  choices: string[];
  record: string | null;
}
/**
 * A position to look at: a source, the choices made since, and whose eyes to look through (None: all open).
 *
 *     Something `touched` on the board that is not lit is answered with the reason, in `Studied.refused`.
 *     `laid_out` shows a scenario or lesson as it is written, before anything happens by itself.
 */
export interface Study {
  source: ScenarioSource | LessonSource | ReplaySource;
  /**
   * @maxItems 400
   */
  choices?: string[];
  seat?: number | null;
  touched?: string;
  laid_out?: boolean;
}
/**
 * The moment that a study leads to. A choice that is refused is named (`No.id` is its key), and what came after it
 *     is left out; the same for something touched that cannot be used now (`No.id` is its id). `earlier` tells how the
 *     view was at the lines of the last choice.
 */
export interface Studied {
  frame: Frame;
  log: LogLine[];
  earlier: Difference[][];
  refused: No | null;
}
/**
 * A record's text, to be looked at here.
 */
export interface NewReplay {
  text: string;
}
/**
 * One choice of a replay: who, what, and what followed; `values` is how good it then looked for each seat.
 *
 *     A `forced` choice was the only one, so the game made it itself.
 */
export interface ReplayStep {
  number: number;
  seat: number;
  key: string;
  label: string;
  heading: string;
  log: LogLine[];
  values: number[];
  forced: boolean;
}
/**
 * A whole game that was played. Frames are fetched by number through the study of a `ReplaySource`.
 *
 *     `invite` is what a link to it must carry, where it was played at a private table.
 */
export interface Replay {
  id: string;
  game: string;
  title: string;
  names: string[];
  settings: string[];
  commitment: string;
  seed: string;
  result: string;
  steps: ReplayStep[];
  opening: LogLine[];
  text: string;
  invite: string;
}
/**
 * A chapter of a rulebook. `scenarios`: how many prove its rules, each counted once.
 */
export interface ShownChapter {
  id: string;
  title: string;
  rules: string[];
  scenarios: number;
}
/**
 * A rule in a list. `changes`: what the edition before did instead, where this rule changed it.
 */
export interface ShortRule {
  id: string;
  section: string;
  text: string;
  scenarios: number;
  changes: string;
}
/**
 * A rulebook: its chapters and its rules in the book's order, how many positions show them, and the language.
 *
 *     That is English where the book is not yet there in the language that was asked for; so for all that is told of it.
 */
export interface ShownBook {
  game: string;
  title: string;
  language: string;
  playable: boolean;
  chapters: ShownChapter[];
  rules: ShortRule[];
  scenarios: number;
}
/**
 * A rulebook in the list of all: how many rules it has, and how many positions show them.
 */
export interface BookCard {
  game: string;
  title: string;
  language: string;
  playable: boolean;
  rules: number;
  scenarios: number;
}
/**
 * All rulebooks; those of games that can be played here come first.
 */
export interface Books {
  books: BookCard[];
}
/**
 * One choice of a scenario.
 */
export interface ScenarioStep {
  seat: number;
  name: string;
  key: string;
  label: string;
}
/**
 * A choice that a scenario shows to be refused after so many of its steps: which rule says no, and why.
 */
export interface ScenarioRefusal {
  after: number;
  seat: number;
  name: string;
  key: string;
  label: string;
  rule: string;
  because: string;
}
/**
 * A position that proves a rule: it is studied with `ScenarioSource` and the keys of its first n `steps`.
 *
 *     `happens`: something happens by itself before anybody is asked, so look at it `laid_out` first.
 */
export interface ShownScenario {
  id: string;
  title: string;
  note: string;
  rules: string[];
  steps: ScenarioStep[];
  refused: ScenarioRefusal[];
  viewable: boolean;
  happens: boolean;
}
/**
 * A rule in full, with the scenarios that prove it.
 */
export interface ShownRule {
  game: string;
  id: string;
  language: string;
  chapter: string;
  section: string;
  text: string;
  check: string;
  ruling: string;
  changes: string;
  scenarios: ShownScenario[];
  before: string | null;
  after: string | null;
}
/**
 * A rule that a search found.
 */
export interface ShownRuleFound {
  game: string;
  id: string;
  language: string;
  section: string;
  text: string;
}
/**
 * What a search in the rulebooks found, the best first.
 */
export interface RulesFound {
  words: string;
  rules: ShownRuleFound[];
}
/**
 * A step of the guided first game: what is told, what is asked for, and what is said when it is done.
 *
 *     `goal` lists the choice keys that fulfil it, one after another ("*" is any legal choice); without a goal the
 *     learner just reads on. `refused` lists keys that the learner is invited to try although a rule is against them.
 *     It is played by studying `LessonSource`, as `seat`.
 */
export interface ShownLesson {
  number: number;
  title: string;
  tells: string[];
  task: string;
  praise: string;
  goal: string[];
  seat: number;
  rules: string[];
  refused: string[];
}
/**
 * A guided first game.
 */
export interface Lessons {
  game: string;
  title: string;
  lessons: ShownLesson[];
}
/**
 * An achievement: what it asks, the options of a game in which to try it, and the best that I have done of it.
 *
 *     `symbols` is 0 until I have it; then `table` and `at` tell where and when (no table: it is gone). `undone` says that
 *     choices had been taken back there beyond the free ones.
 */
export interface ShownAchievement {
  id: string;
  name: string;
  asks: string;
  rules: string[];
  options: {
    [k: string]: string;
  };
  symbols: number;
  table: string | null;
  at: number;
  undone: boolean;
}
/**
 * All achievements of a game, each worth up to `most` symbols, with mine.
 */
export interface Achieved {
  game: string;
  title: string;
  most: number;
  achievements: ShownAchievement[];
}
/**
 * A run to begin: for how many seats, and the options of the campaign; what is left out has its default.
 */
export interface BeginRun {
  seats?: number;
  options?: {
    [k: string]: string | number | boolean;
  };
}
/**
 * How hard a battle of a run will be, in words, and the rule that says so.
 */
export interface WeighedBattle {
  name: string;
  says: string;
  rule: string;
}
/**
 * How hard a run will be, battle by battle; those of which the rules say nothing are left out.
 */
export interface WeighedRun {
  battles: WeighedBattle[];
}
/**
 * A battle to play, or to play again: who sits where at its table. Without seats I sit at the first, and the others
 *     are open.
 */
export interface BeginBattle {
  /**
   * @maxItems 8
   */
  seats?:
    | []
    | [NewSeat]
    | [NewSeat, NewSeat]
    | [NewSeat, NewSeat, NewSeat]
    | [NewSeat, NewSeat, NewSeat, NewSeat]
    | [NewSeat, NewSeat, NewSeat, NewSeat, NewSeat]
    | [NewSeat, NewSeat, NewSeat, NewSeat, NewSeat, NewSeat]
    | [NewSeat, NewSeat, NewSeat, NewSeat, NewSeat, NewSeat, NewSeat]
    | [NewSeat, NewSeat, NewSeat, NewSeat, NewSeat, NewSeat, NewSeat, NewSeat];
  public?: boolean;
}
/**
 * A game that was played of a battle: at which table (none: it is gone), when it began or ended, and its result.
 */
export interface BattleGame {
  table: string | null;
  at: number;
  result: "" | "lost" | "won";
  settings: string[];
  undone: boolean;
}
/**
 * A battle of a run: `result` is "won" once any of its games was won, "lost" if games ended but none was won.
 *
 *     `options` and `settings` are those of the next game of it.
 */
export interface ShownBattle {
  id: string;
  name: string;
  note: string;
  options: {
    [k: string]: string | number | boolean;
  };
  settings: string[];
  result: "" | "lost" | "won";
  games: BattleGame[];
}
/**
 * A run: its battles in order, how many are won of how many `needed`, and the id of the one that comes `next`.
 *
 *     It is `over` once every battle has a result; a battle that has one can be played again all the same. With all of
 *     them played, `next` is the first that was not won; "" if there is none.
 */
export interface ShownRun {
  id: string;
  seats: number;
  options: {
    [k: string]: string | number | boolean;
  };
  settings: string[];
  created: number;
  won: number;
  needed: number;
  victorious: boolean;
  over: boolean;
  next: string;
  battles: ShownBattle[];
}
/**
 * The campaign of a game: what a run begins with, for 1 to `most` seats, and my runs, the latest first.
 */
export interface ShownCampaign {
  game: string;
  title: string;
  name: string;
  about: string;
  rules: string[];
  most: number;
  options: ShownOption[];
  runs: ShownRun[];
}
/**
 * One ability of a card in words: its lead ("Play", "Exhaust, pay 1 mana", "" where it has none) and the rest.
 */
export interface ShownAbility {
  lead: string;
  text: string;
  reaction: boolean;
}
/**
 * The face of a card. `kind`, `faction`, `set` and `rarity` are names for programs, all the rest is for reading.
 *
 *     `waves` is the order of a portal's numbers; `side`, `swords` and `symbol` are the treachery marks of a horde card;
 *     `enchantment` is what an outsider does from the start of the game, wherever its card lies; `power` is 1 to 3 on
 *     horde cards of the second set, and 0 on the two special ones. On hexes a power card costs its `runes`, names for
 *     programs, and has a `modifier` for whoever flips it; a hero has runes too, `armor`, and an attack with `flips`;
 *     `area` are the hexes of a diagram, after "caster" where its hex 0.0 has to lie on the caster. `keywords` are those
 *     of the glossary that stand on it.
 */
export interface ShownCard {
  id: string;
  name: string;
  kind: string;
  type_line: string;
  faction: string;
  set: string;
  traits: string[];
  rarity: string;
  copies: number;
  cost: number | null;
  attack: number | null;
  health: number | null;
  epic: boolean;
  stage: number;
  corner: string;
  boost: number;
  side: string;
  swords: number;
  symbol: boolean;
  waves: number[];
  emblem: string;
  abilities: ShownAbility[];
  enchantment: ShownAbility[];
  power: number | null;
  runes: string[];
  modifier: number | null;
  armor: number;
  flips: number;
  area: string[];
  keywords: string[];
}
/**
 * A word of the cards: what it means, its rule, whether a number follows it, and its picture on small cards.
 */
export interface ShownKeyword {
  id: string;
  name: string;
  means: string;
  rule: string;
  numbered: boolean;
  picture: string;
}
/**
 * What a castle allows in a deck: the factions of each rarity, the trait or the type that is free, and what is
 *     banned.
 */
export interface ShownCastle {
  card: string;
  hero: string;
  faction: string;
  rare: string[];
  base: string[];
  free_trait: string;
  free_type: string;
  banned_trait: string;
  banned_hero: string;
}
/**
 * A deck that comes with the game; `code` holds the same cards for a castle that fits.
 */
export interface ReadyDeck {
  id: string;
  name: string;
  faction: string;
  code: string;
}
/**
 * Something that goes by a name: a faction, a kind of card, a rarity.
 */
export interface ShownWord {
  id: string;
  name: string;
}
/**
 * All cards of a game, and what a deck can be built from.
 */
export interface ShownCards {
  cards: ShownCard[];
  keywords: ShownKeyword[];
  castles: ShownCastle[];
  decks: ReadyDeck[];
  factions: ShownWord[];
  kinds: ShownWord[];
  rarities: ShownWord[];
}
/**
 * A deck to be looked at, beside the decks of those who play together; with `fill`, cards that fit are added.
 */
export interface CheckDeck {
  game: string;
  deck: string;
  /**
   * @maxItems 3
   */
  beside?: [] | [string] | [string, string] | [string, string, string];
  fill?: boolean;
}
/**
 * So many copies of a card.
 */
export interface DeckLine {
  card: string;
  copies: number;
}
/**
 * A rule that a deck breaks: which card, why, what to do. `missing`: more cards alone can mend it.
 */
export interface DeckProblem {
  rule: string;
  because: string;
  advice: string;
  card: string;
  missing: boolean;
}
/**
 * A line of a list in which no card is named, and the card whose name is nearest, if any is near.
 */
export interface UnreadLine {
  line: number;
  text: string;
  nearest: string;
}
/**
 * How many copies of a card the deck may hold in all; where it has them, which rule is against one more, and why.
 *
 *     `short` says the same in a word or two.
 */
export interface DeckRoom {
  card: string;
  most: number;
  rule: string;
  because: string;
  short: string;
}
/**
 * How many of a deck's cards are of a kind.
 */
export interface DeckCount {
  id: string;
  name: string;
  count: number;
}
/**
 * A limit of the whole deck: how much of it is used, and its rule.
 */
export interface DeckLimit {
  id: string;
  name: string;
  count: number;
  most: number;
  rule: string;
}
/**
 * A hero that a deck is for, in a pool with the cards of its pile; where that is full, its rule, and why.
 */
export interface DeckHero {
  hero: string;
  cards: DeckLine[];
  rule: string;
  because: string;
  short: string;
}
/**
 * A deck, looked at: what is in it, whether it is legal and if not why, and what still fits.
 *
 *     `curve` counts the cards that cost 0, 1, 2 ... and, at its end, 7 or more. A `ready` deck comes with the game. Where
 *     decks are built for `heroes`, its `form` is "deck", or "pool" if each has a pile of its own.
 */
export interface CheckedDeck {
  code: string;
  list: string;
  ready: string;
  castle: string;
  cards: DeckLine[];
  size: number;
  legal: boolean;
  problems: DeckProblem[];
  unread: UnreadLine[];
  room: DeckRoom[];
  kinds: DeckCount[];
  limits: DeckLimit[];
  curve: number[];
  form: string;
  heroes: DeckHero[];
}
/**
 * A deck to be kept under a name. It need not be legal yet.
 */
export interface SaveDeck {
  game: string;
  name: string;
  deck: string;
}
/**
 * A deck of mine.
 */
export interface SavedDeck {
  id: string;
  game: string;
  name: string;
  code: string;
  castle: string;
  size: number;
  legal: boolean;
  updated: number;
  form: string;
  heroes: string[];
}
/**
 * My decks, the latest first.
 */
export interface SavedDecks {
  decks: SavedDeck[];
}
/**
 * What is wrong with a request: what, where, what to do.
 */
export interface Problem {
  status: number;
  because: string;
  where: string;
  advice: string;
}
