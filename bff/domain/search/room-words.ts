import { fold } from '#schema/rules/fold.ts'
import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import { readNumber } from '#schema/rules/measures/numbers.ts'
import type { RoomRequest } from '#schema/rules/rooms/room-address.ts'
import { ROOMS } from '#schema/rules/rooms/rooms.ts'

/** Shoppers' words for rooms, in a language of the dictionary. */
export interface RoomWords {
  /** 'door', 'doors' */
  readonly doors: readonly string[]
  /** From one upwards: 'one', 'two'. */
  readonly numbers: readonly string[]
}

/** In millimetres. Larger numbers without a unit are the cross-section of a board: '18 x 44'. */
const MOST_WITHOUT_UNIT = 15_000

const NUMBER = '([0-9]{1,5}(?:[.,][0-9]{1,3})?)'
const UNIT = '(?: ?(mm|cm|m|metres?|meters?|metern?|metri))?'
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])${NUMBER}${UNIT} ?(?:x|×|✕|\*|by|mal|auf|per) ?${NUMBER}${UNIT}(?![\p{L}\p{N}.,]*[\p{L}\p{N}])`,
  'iu',
)

const AREA = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])${NUMBER} ?(?:m2|m²|sqm|sq\.? ?m|qm|mq|square met(?:re|er)s?|quadratmetern?|metri quadr(?:i|ati))(?![\p{L}\p{N}])`,
  'iu',
)

/** The size or the area and the doors of a room that a search names: 'skirting for a 4 × 3.6 room, two doors'. Numbers without a unit are metres. */
export function readRoom(search: string, words: RoomWords, language: SearchLanguage) {
  const size = SIZE.exec(search)
  const [, long = '', longUnit, wide = '', wideUnit] = size ?? []
  const [length, width] = [toSide(long, longUnit ?? wideUnit, language), toSide(wide, wideUnit ?? longUnit, language)]
  const isRoom = length !== null && width !== null
  const area = isRoom ? null : AREA.exec(search)
  const cut = isRoom ? size : area
  const afterSize = cut ? cutText(search, cut.index, cut[0].length) : search
  const doors = readDoors(afterSize, words)
  return {
    room: { length: isRoom ? length : null, width: isRoom ? width : null, doors: doors?.count ?? null },
    /** In square metres; null beside a size. */
    area: area && readNumber(area[1] ?? '', language),
    /** The search without the words about the room. */
    rest: doors ? cutText(afterSize, doors.index, doors.length) : afterSize,
  }
}

const cutText = (text: string, from: number, length: number) => `${text.slice(0, from)} ${text.slice(from + length)}`

function toSide(text: string, unit: string | undefined, language: SearchLanguage): number | null {
  const factor = unit === 'mm' ? 1 : unit === 'cm' ? 10 : 1000
  const side = Math.round(readNumber(text, language) * factor)
  return side >= ROOMS.side.least && side <= (unit ? ROOMS.side.most : MOST_WITHOUT_UNIT) ? side : null
}

/** Sides of a nearly square rectangle of at least this area in square metres, the first in whole decimetres. Null if no deck is that size. */
export function roomSides(area: number): Pick<RoomRequest, 'length' | 'width'> {
  const length = Math.ceil(Math.sqrt(area) * 10) * 100
  const width = Math.ceil((area * 1_000_000) / length / 10) * 10
  const isDeck = width >= ROOMS.deck.least && length <= ROOMS.deck.most
  return isDeck ? { length, width } : { length: null, width: null }
}

interface FoundDoors {
  readonly count: number
  readonly index: number
  readonly length: number
}

/** The first number with a word for doors after it. */
function readDoors(text: string, { doors, numbers }: RoomWords): FoundDoors | null {
  const known = { doors: new Set(doors.map(fold)), numbers: numbers.map(fold) }
  // Looks ahead, because the word after a word may be the number: 'with two doors'.
  for (const { 0: number, 1: word = '', index } of text.matchAll(/(?<![\p{L}\p{N}.,])[\p{L}\p{N}]+(?= ([\p{L}]+))/giu)) {
    if (!known.doors.has(fold(word))) continue
    const count = /^[0-9]{1,2}$/.test(number) ? Number(number) : known.numbers.indexOf(fold(number)) + 1 || null
    if (count !== null && count <= ROOMS.mostDoors) return { count, index, length: number.length + 1 + word.length }
  }
  return null
}
