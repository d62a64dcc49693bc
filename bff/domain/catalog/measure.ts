import type { CoverUnit } from '#schema/generated/types.ts'
import { SHEET_WIDTH } from '#schema/rules/constants.ts'
import { pieceCoverage } from '#schema/rules/quantity.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import { valueLabels } from './attribute-labels.ts'
import type { AttributesByCode, AttributeValue } from './catalog.types.ts'
import { isFlagged } from './product-attributes.ts'
import { isBeam, isSurface, readSizes, type Sizes } from './sizes.ts'

/** The dimensions of one piece, as far as a quantity can be calculated from them. */
export interface Measure {
  readonly lengthMillimetres: number | null
  readonly coverage: Coverage | null
}

export interface Coverage {
  readonly squareMetres: number
  readonly unit: CoverUnit
}

/**
 * The divisor of a length or area that the shopper enters; null if no quantity can be calculated. A length is used only for
 * products priced by the metre: screws have a length too, but are not bought by it. The area is the stated coverage, otherwise
 * length × width if the piece is wide enough to be a surface.
 *
 * @param values the product's own, or the variant's over its parent's
 * @source ATTR-3
 */
export function toMeasure(values: Readonly<Record<string, AttributeValue>>, attributes: AttributesByCode): Measure | null {
  const sizes = readSizes(values, attributes)
  const isPerMetre = isFlagged({ attributes: values }, TIMBER_ATTRIBUTES.pricePerMetre) || isBeam(sizes)
  const lengthMillimetres = isPerMetre && sizes.piecesPerPack === null ? sizes.length : null
  const coverage = findCoverage(sizes, isPerMetre)
  return lengthMillimetres === null && coverage === null ? null : { lengthMillimetres, coverage }
}

/**
 * The longest side of one piece in millimetres; null if no side is known.
 * @param values the product's own, or the variant's over its parent's
 * @source DELIVERY-3
 */
export function longestSide(values: Readonly<Record<string, AttributeValue>>, attributes: AttributesByCode): number | null {
  const { length, width } = readSizes(values, attributes)
  const size = values[TIMBER_ATTRIBUTES.size]
  const [text = ''] = size === undefined ? [] : valueLabels(attributes.get(TIMBER_ATTRIBUTES.size), size)
  const named = SIDES_IN_MILLIMETRES.exec(text)?.slice(1).map(Number) ?? []
  const sides = [length, width, ...named].filter((side) => side !== null && side > 0)
  return sides.length === 0 ? null : Math.max(...sides.map(Number))
}

/** '2440 x 1220 mm' */
const SIDES_IN_MILLIMETRES = /^(\d{1,5})\s*[x×]\s*(\d{1,5})(?:\s*[x×]\s*\d{1,5})?\s*mm$/i

function findCoverage(sizes: Sizes, isPerMetre: boolean): Coverage | null {
  const { length, width, coverage, piecesPerPack } = sizes
  const unit = piecesPerPack !== null ? 'PACK' : isSheet(sizes) ? 'SHEET' : 'PIECE'
  if (coverage !== null) return { squareMetres: coverage, unit }
  if (isPerMetre || piecesPerPack !== null || length === null || width === null || !isSurface(sizes)) return null
  return { squareMetres: pieceCoverage(width, length), unit }
}

const isSheet = ({ width, hasTwoSides }: Sizes) => hasTwoSides || (width ?? 0) >= SHEET_WIDTH
