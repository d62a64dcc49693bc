import { EngineError } from '../engine-error.ts'
import { Bitmap } from '../index/bitmap.ts'
import { type Column, keysBelow } from '../index/column.ts'
import type { Segment } from '../index/segment.ts'
import { type FieldType, toNumber } from '../index/terms.ts'
import type { RangeBounds } from '../query/parse-term-level.ts'
import { orderedField } from './term-level-clauses.ts'

/** Finds documents with a value within the bounds: numbers as numbers, dates as dates, text in sort order. */
export function matchingRange(segment: Segment, name: string, bounds: RangeBounds): Bitmap {
  const field = orderedField(segment, name)
  if (!field) return new Bitmap(segment.size)
  return segment.cachedSet(`range ${field.id} ${JSON.stringify(bounds)}`, () =>
    within(segment.column(field), bounds, segment.size),
  )
}

function within(column: Column, { gt, gte, lt, lte }: RangeBounds, size: number): Bitmap {
  const bound = (value: string | number) => comparable(column.type, value)
  const from = Math.max(
    gte === undefined ? 0 : keysBelow(column, bound(gte)),
    gt === undefined ? 0 : keysBelow(column, bound(gt), true),
  )
  const to = Math.min(
    lte === undefined ? column.keys.length : keysBelow(column, bound(lte), true),
    lt === undefined ? column.keys.length : keysBelow(column, bound(lt)),
  )
  const set = new Bitmap(size)
  for (let document = 0; document < size; document++) {
    const end = column.offsets[document + 1] ?? 0
    for (let at = column.offsets[document] ?? 0; at < end; at++) {
      const ordinal = column.ordinals[at] ?? 0
      if (ordinal >= from && ordinal < to) {
        set.add(document)
        break
      }
    }
  }
  return set
}

/** Converts a bound to the type of the field's keys. */
function comparable(type: FieldType, bound: string | number): string | number {
  if (type === 'keyword') return String(bound)
  const value = toNumber(type, bound)
  if (!Number.isNaN(value)) return value
  if (type === 'date') throw new EngineError('parse_exception', `failed to parse date field [${bound}]`, { inIndex: true })
  throw new EngineError('number_format_exception', `For input string: "${bound}"`, { inIndex: true })
}
