import type { CalculatorProductFragment } from '#schema/generated/operations.ts'
import { millimetres } from '#schema/rules/measure.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'

/** A product or variant of one length. Millimetres. */
export interface Piece {
  readonly sku: string
  readonly name: string
  readonly length: number
  /** The face width; null if unknown. */
  readonly width: number | null
  /** With VAT, in minor units; null if it is unknown. */
  readonly price: number | null
}

export interface ProductPieces {
  readonly sku: string
  readonly name: string
  /** The versions without their length: '18 × 120 mm'. A product in one version has one size with an empty label. */
  readonly sizes: readonly { readonly label: string; readonly pieces: readonly Piece[] }[]
}

type Values = Readonly<Record<string, string | undefined>>

/**
 * The pieces that products are sold in. Products without a length are left out. Products that differ in length only are merged into
 * one with several lengths.
 * @source ROOM-6, ROOM-14
 */
export function readPieces(products: readonly CalculatorProductFragment[]): readonly ProductPieces[] {
  const byName = new Map<string, ProductPieces>()
  for (const product of products.map(toProductPieces)) {
    const [size] = product.sizes
    if (!size) continue
    const key = JSON.stringify(product.isSingle ? [product.name, size.pieces[0]?.width] : [product.sku])
    const known = byName.get(key)
    byName.set(key, known ? joinLengths(known, size.pieces) : { sku: product.sku, name: product.name, sizes: product.sizes })
  }
  return [...byName.values()]
}

const joinLengths = (product: ProductPieces, pieces: readonly Piece[]): ProductPieces => ({
  ...product,
  sizes: product.sizes.map(({ label, pieces: known }) => ({ label, pieces: [...known, ...pieces].toSorted(byLength) })),
})

function toProductPieces(product: CalculatorProductFragment): ProductPieces & { readonly isSingle: boolean } {
  const { sku, name } = product
  const own: Values = Object.fromEntries((product.attributes ?? []).map(({ code, value }) => [code, value]))
  if (product.__typename !== 'ConfigurableProduct') {
    const piece = toPiece(product, name, own)
    return {
      sku,
      name: piece ? withoutLength(name, piece.length) : name,
      sizes: piece ? [{ label: '', pieces: [piece] }] : [],
      isSingle: true,
    }
  }
  const sizes = new Map<string, Piece[]>()
  for (const variant of product.variants) {
    const chosen = product.options.flatMap(({ attributeCode, values }) => {
      const id = variant.selection.find((value) => value.attributeCode === attributeCode)?.valueId
      const label = values.find((value) => value.id === id)?.label
      return label === undefined ? [] : [[attributeCode, label] as const]
    })
    const label = sizeLabel(chosen)
    const piece = toPiece(variant, [name, label].filter(Boolean).join(', '), { ...own, ...Object.fromEntries(chosen) })
    if (piece) sizes.set(label, [...(sizes.get(label) ?? []), piece])
  }
  return {
    sku,
    name,
    sizes: [...sizes].map(([label, pieces]) => ({ label, pieces: pieces.toSorted(byLength) })),
    isSingle: false,
  }
}

/** 'Board 28 x 120 mm' for 'Board 28 x 120 x 3600 mm' */
const withoutLength = (name: string, length: number): string =>
  name.replace(new RegExp(String.raw` ?[x×] ?${length}(?= ?mm\b)`), '')

const byLength = (a: Piece, b: Piece) => a.length - b.length

type Offer = Pick<CalculatorProductFragment, 'sku' | 'measure' | 'price'>

function toPiece({ sku, measure, price }: Offer, name: string, values: Values): Piece | null {
  const length = Math.round(measure?.lengthMillimetres ?? 0)
  if (length <= 0) return null
  return { sku, name, length, width: millimetres(values[TIMBER_ATTRIBUTES.width] ?? ''), price: price.final.gross.amount || null }
}

/** '18 × 120 mm, Lacquered' */
function sizeLabel(chosen: readonly (readonly [code: string, label: string])[]): string {
  const isSection = (code: string) => code === TIMBER_ATTRIBUTES.thickness || code === TIMBER_ATTRIBUTES.width
  const section = chosen.flatMap(([code, label]) => (isSection(code) ? [label] : []))
  const others = chosen.flatMap(([code, label]) => (isSection(code) || code === TIMBER_ATTRIBUTES.length ? [] : [label]))
  const size = section.length === 2 ? `${section[0]?.replace(/\s*mm$/, '')} × ${section[1]}` : section.join(', ')
  return [size, ...others].filter(Boolean).join(', ')
}
