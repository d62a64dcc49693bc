import { ROOMS } from './rooms.ts'

/** Lengths in millimetres. */
export interface DeckJob {
  readonly length: number
  readonly width: number
  /** The side that the boards are parallel to. */
  readonly boardsAlong: 'length' | 'width'
  readonly board: { readonly length: number; readonly width: number }
  /** Between two boards. */
  readonly gap: number
  readonly joistLength: number
  /** Between the centres of two joists. */
  readonly spacing: number
  /** 10 means 10 %; of boards and screws. */
  readonly wastePercent: number
}

export interface DeckNeed {
  /** Boards side by side, and how long each row of them is. */
  readonly rows: number
  readonly rowLength: number
  /** Joists below the boards, and how long each is. Two more run along their ends. */
  readonly joistRows: number
  readonly joistRowLength: number
  /** Pieces to buy. */
  readonly boards: number
  readonly joists: number
  readonly screws: number
}

/** Screws where a board crosses a joist. */
const SCREWS = 2

/** The boards, joists and screws of a rectangular deck. @source ROOM-5 */
export function deckNeed(job: DeckJob): DeckNeed {
  const [rowLength, across] = job.boardsAlong === 'length' ? [job.length, job.width] : [job.width, job.length]
  const rows = Math.ceil((across + job.gap) / (job.board.width + job.gap))
  const joistRows = Math.ceil(rowLength / job.spacing) + 1
  return {
    rows,
    rowLength,
    joistRows,
    joistRowLength: across,
    boards: piecesFor(rows, rowLength, job.board.length, job.wastePercent),
    joists: piecesFor(joistRows, across, job.joistLength) + piecesFor(2, rowLength, job.joistLength),
    screws: Math.ceil((rows * joistRows * SCREWS * (100 + job.wastePercent)) / 100),
  }
}

/** Pieces for parts of one length: as many parts as fit are cut from a piece, and longer parts are joined. */
function piecesFor(count: number, part: number, piece: number, wastePercent = 0): number {
  const partsPerPiece = Math.floor((piece + ROOMS.kerf) / (part + ROOMS.kerf))
  const whole = partsPerPiece > 0 ? Math.ceil(count / partsPerPiece) : 0
  return Math.max(whole, Math.ceil((count * part * (100 + wastePercent)) / (100 * piece)))
}
