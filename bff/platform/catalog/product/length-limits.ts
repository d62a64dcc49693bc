import type { LengthLimits } from '#schema/rules/answers/length-answer.ts'
import { decodeText } from '../../documents/document.ts'

/** Millimetres. Replaces limits that are missing or unrealistic. */
const SHORTEST = 1
const LONGEST = 100_000

/**
 * The custom options that ask for a length, by their position in the merchant's order (from 1). The attribute looks like '1: 200-1200 mm;
 * 2: 100-300 mm'. An option listed without readable limits still asks for a length.
 * @source platform contract §6.6
 */
export function decodeLengthLimits(attribute: unknown): ReadonlyMap<number, LengthLimits> {
  const entries = (decodeText(attribute) ?? '').split(/[;\n]/)
  return new Map(
    entries.flatMap((entry): [number, LengthLimits][] => {
      const [, place, range = ''] = /^\s*(\d{1,3})\s*[:=](.*)$/.exec(entry) ?? []
      return place === undefined ? [] : [[Number(place), parseRange(range)]]
    }),
  )
}

function parseRange(text: string): LengthLimits {
  const [, from = '', to = ''] = /^\s*([\d.,]*)\s*(?:mm)?\s*[-–—]\s*([\d.,]*)\s*(?:mm)?\s*$/i.exec(text) ?? []
  const [first, second] = [parseLimit(from, SHORTEST), parseLimit(to, LONGEST)]
  return { least: Math.min(first, second), most: Math.max(first, second) }
}

function parseLimit(text: string, fallback: number): number {
  const limit = /^\d{1,9}(?:[.,]\d)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return limit >= SHORTEST && limit <= LONGEST ? limit : fallback
}
