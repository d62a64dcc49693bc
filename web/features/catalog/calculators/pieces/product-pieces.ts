import type { CalculatorProductFragment } from '#schema/generated/operations.ts'
import { millimetres } from '#schema/rules/measure.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'

/** A product or variant of one length. Millimetres. */
export interface Piece {
  readonly sku: string
  readonly length: number
  /** The face width; null if unknown. */
  readonly width: number | null
}

export interface ProductPieces {
  readonly sku: string
  readonly name: string
  /** The versions apart from their length: '18 × 120 mm'; one without a label for a product in one version. */
  readonly sizes: readonly { readonly label: string; readonly pieces: readonly Piece[] }[]
}

type Values = Readonly<Record<string, string | undefined>>

/** The pieces that products are sold in. Products without a length are left out. @source ROOM-6 */
export const readPieces = (products: readonly CalculatorProductFragment[]): readonly ProductPieces[] =>
  products.map(toProductPieces).filter(({ sizes }) => sizes.length > 0)

function toProductPieces(product: CalculatorProductFragment): ProductPieces {
  const { sku, name } = product
  const own: Values = Object.fromEntries((product.attributes ?? []).map(({ code, value }) => [code, value]))
  if (product.__typename !== 'ConfigurableProduct') {
    const piece = toPiece(sku, own, product.measure?.lengthMillimetres)
    return { sku, name, sizes: piece ? [{ label: '', pieces: [piece] }] : [] }
  }
  const sizes = new Map<string, Piece[]>()
  for (const variant of product.variants) {
    const chosen = product.options.flatMap(({ attributeCode, values }) => {
      const id = variant.selection.find((value) => value.attributeCode === attributeCode)?.valueId
      const label = values.find((value) => value.id === id)?.label
      return label === undefined ? [] : [[attributeCode, label] as const]
    })
    const piece = toPiece(variant.sku, { ...own, ...Object.fromEntries(chosen) }, variant.measure?.lengthMillimetres)
    const label = sizeLabel(chosen)
    if (piece) sizes.set(label, [...(sizes.get(label) ?? []), piece])
  }
  return { sku, name, sizes: [...sizes].map(([label, pieces]) => ({ label, pieces: pieces.toSorted(byLength) })) }
}

const byLength = (a: Piece, b: Piece) => a.length - b.length

function toPiece(sku: string, values: Values, length: number | null | undefined): Piece | null {
  const whole = length ? Math.round(length) : 0
  return whole > 0 ? { sku, length: whole, width: millimetres(values[TIMBER_ATTRIBUTES.width] ?? '') } : null
}

/** '18 × 120 mm, Lacquered' */
function sizeLabel(chosen: readonly (readonly [code: string, label: string])[]): string {
  const isSection = (code: string) => code === TIMBER_ATTRIBUTES.thickness || code === TIMBER_ATTRIBUTES.width
  const section = chosen.flatMap(([code, label]) => (isSection(code) ? [label] : []))
  const others = chosen.flatMap(([code, label]) => (isSection(code) || code === TIMBER_ATTRIBUTES.length ? [] : [label]))
  const size = section.length === 2 ? `${section[0]?.replace(/\s*mm$/, '')} × ${section[1]}` : section.join(', ')
  return [size, ...others].filter(Boolean).join(', ')
}
