import { SURFACE_WIDTH, THICKNESSES_OF_A_SURFACE } from '#schema/rules/constants.ts'
import { millimetres } from '#schema/rules/measure.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import { valueLabels } from './attribute-labels.ts'
import type { AttributesByCode, AttributeValue } from './catalog.types.ts'

export interface SizeAttributes {
  readonly length: string
  readonly width: string
  readonly thickness: string
  readonly packQuantity: string
  readonly coverage: string
  readonly size: string
}

/** A product's dimensions; null if the product has no usable value. */
export type Sizes = ReturnType<typeof readSizes>

/** '2440 x 1220 mm', '600 × 600'. */
const TWO_SIDES = /\d\s*(?:mm|cm|m)?\s*[x×]\s*\d/i

/** Square metres, from a square millimetre to a square kilometre. Values outside are treated as typing errors. */
const LEAST_COVERAGE = 0.000_001
const MOST_COVERAGE = 1_000_000
const MOST_PIECES = 1_000_000_000

/** @param values the product's own, or the variant's over its parent's */
export function readSizes(
  values: Readonly<Record<string, AttributeValue>>,
  attributes: AttributesByCode,
  names: SizeAttributes = TIMBER_ATTRIBUTES,
) {
  const valueText = (code: string) => {
    const value = values[code]
    return value === undefined ? '' : (valueLabels(attributes.get(code), value)[0] ?? '')
  }
  const coverage = Number(valueText(names.coverage))
  const pieces = Number.parseInt(valueText(names.packQuantity), 10)
  return {
    /** Millimetres. */
    length: millimetres(valueText(names.length)),
    /** Millimetres. */
    width: millimetres(valueText(names.width)),
    /** Millimetres. */
    thickness: millimetres(valueText(names.thickness)),
    /** Square metres covered by one piece. */
    coverage: coverage >= LEAST_COVERAGE && coverage <= MOST_COVERAGE ? coverage : null,
    /** Always more than 1. */
    piecesPerPack: pieces > 1 && pieces <= MOST_PIECES ? pieces : null,
    /** The size text names two sides. */
    hasTwoSides: TWO_SIDES.test(valueText(names.size)),
  }
}

/** Wide enough to cover something, and flat rather than square: a board, not a beam. */
export const isSurface = (sizes: Pick<Sizes, 'width' | 'thickness'>): boolean =>
  sizes.width !== null && sizes.width >= SURFACE_WIDTH && !isBeam(sizes)

/** As thick as a beam, a sleeper or a post. Shoppers compare these by the metre, not by the square metre. */
export const isBeam = ({ width, thickness }: Pick<Sizes, 'width' | 'thickness'>): boolean =>
  width !== null && width >= SURFACE_WIDTH && thickness !== null && thickness > 0 && width < thickness * THICKNESSES_OF_A_SURFACE
