import type { Saw } from './cutting.types.ts'

/** The budget of the search for one board; a step is one length that is tried. */
const STEPS = 20_000

export interface LengthPacking {
  /** For each board the indices of its lengths, the longest first. */
  readonly boards: readonly (readonly number[])[]
  /** Indices of lengths longer than a board. */
  readonly tooLong: readonly number[]
}

interface LengthToPlace {
  readonly place: number
  /** Enlarged by one kerf. */
  readonly length: number
}

/**
 * Packs lengths into few boards: each board takes the longest remaining length and those that fill it best. Never uses more boards than
 * first-fit decreasing. Lengths as in `Size`.
 * @param stock length of a board
 * @source CUT-5
 */
export function packLengths(lengths: readonly number[], stock: number, { kerf, trim }: Saw): LengthPacking {
  const room = stock - 2 * trim + kerf
  const all = lengths.map((length, place): LengthToPlace => ({ place, length: length + kerf }))
  const wanted = all.filter(({ length }) => length <= room).sort((a, b) => b.length - a.length)
  const [filled, plain] = [fillBoards(wanted, room), firstFit(wanted, room)]
  return {
    boards: (plain.length < filled.length ? plain : filled).map((board) => board.map(({ place }) => place)),
    tooLong: all.filter(({ length }) => length > room).map(({ place }) => place),
  }
}

function fillBoards(wanted: readonly LengthToPlace[], room: number): readonly (readonly LengthToPlace[])[] {
  const boards: (readonly LengthToPlace[])[] = []
  let left = wanted
  for (let [longest, ...others] = left; longest; [longest, ...others] = left) {
    const board = [longest, ...bestFilling(others, room - longest.length)]
    boards.push(board)
    const taken = new Set(board)
    left = left.filter((length) => !taken.has(length))
  }
  return boards
}

/** The lengths, longest first, that fill a room best. */
function bestFilling(lengths: readonly LengthToPlace[], room: number): readonly LengthToPlace[] {
  let best: readonly LengthToPlace[] = []
  let least = room
  let steps = STEPS
  const fill = (from: number, rest: number, chosen: readonly LengthToPlace[]) => {
    if (rest < least) {
      least = rest
      best = chosen
    }
    let before = Number.NaN
    for (const [i, length] of lengths.entries()) {
      if (i < from || length.length > rest || length.length === before) continue
      if (least === 0 || steps <= 0) return
      steps--
      before = length.length
      fill(i + 1, rest - length.length, [...chosen, length])
    }
  }
  fill(0, room, [])
  return best
}

function firstFit(wanted: readonly LengthToPlace[], room: number): readonly (readonly LengthToPlace[])[] {
  const boards: { rest: number; readonly lengths: LengthToPlace[] }[] = []
  for (const length of wanted) {
    let board = boards.find(({ rest }) => rest >= length.length)
    if (!board) {
      board = { rest: room, lengths: [] }
      boards.push(board)
    }
    board.rest -= length.length
    board.lengths.push(length)
  }
  return boards.map(({ lengths }) => lengths)
}
