import type { CoverUnit } from '#schema/generated/types.ts'
import { SHEET_WIDTH, TIMBER_ATTRIBUTES } from '#schema/rules/constants.ts'
import { packCoverage } from '#schema/rules/quantity.ts'
import type { AttributesByCode } from '../facets/facets.types.ts'
import type { AttributeValue } from './catalog.types.ts'
import { isFlagged } from './product-attributes.ts'
import { isBeam, isSurface, type Sizes, sizesOf } from './sizes.ts'

/** What one of a product measures, as far as its quantity can be calculated from that. */
export interface Measure {
  readonly lengthMillimetres: number | null
  readonly coverage: Coverage | null
}

export interface Coverage {
  readonly squareMetres: number
  readonly unit: CoverUnit
}

/**
 * What a shopper's metres or square metres can be divided by; null when there is nothing to calculate. Lengths count
 * where a product is priced by the metre: a screw has a length too, and nobody needs 12 m of screws. An area is what the
 * product says one covers, else length by width of what is wide enough to be a surface.
 *
 * @param values the product's own, or the variant's over its parent's
 * @source ATTR-3
 */
export function measureOf(values: Readonly<Record<string, AttributeValue>>, attributes: AttributesByCode): Measure | null {
  const sizes = sizesOf(values, attributes)
  const isPerMetre = isFlagged({ attributes: values }, TIMBER_ATTRIBUTES.pricePerMetre) || isBeam(sizes)
  const lengthMillimetres = isPerMetre && sizes.piecesPerPack === null ? sizes.length : null
  const coverage = coverageOf(sizes, isPerMetre)
  return lengthMillimetres === null && coverage === null ? null : { lengthMillimetres, coverage }
}

function coverageOf(sizes: Sizes, isPerMetre: boolean): Coverage | null {
  const { length, width, coverage, piecesPerPack } = sizes
  const unit = piecesPerPack !== null ? 'PACK' : isSheet(sizes) ? 'SHEET' : 'PIECE'
  if (coverage !== null) return { squareMetres: coverage, unit }
  if (isPerMetre || piecesPerPack !== null || length === null || width === null || !isSurface(sizes)) return null
  return { squareMetres: packCoverage(width, length), unit }
}

const isSheet = ({ width, hasTwoSides }: Sizes) => hasTwoSides || (width ?? 0) >= SHEET_WIDTH
