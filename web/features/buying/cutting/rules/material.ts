import type { CuttingMaterialViewFragment } from '#schema/generated/operations.ts'
import { SHEET_WIDTH } from '#schema/rules/constants.ts'
import type { Stock } from '#schema/rules/cutting/list/cutting-list.ts'
import { millimetres } from '#schema/rules/measure.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'

type Variant = Extract<CuttingMaterialViewFragment, { readonly __typename: 'ConfigurableProduct' }>['variants'][number]

export interface MaterialSize {
  readonly sku: string
  /** As shown to shoppers. */
  readonly size: string
  readonly stock: Stock
  /** Null for a product with a single size. */
  readonly variant: Variant | null
  /** The chosen options, as shown to shoppers. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
}

/** The sizes of a material that can be cut; none if its dimensions are unknown. @source CUT-9 */
export function materialSizes(material: CuttingMaterialViewFragment): readonly MaterialSize[] {
  const own = Object.fromEntries((material.attributes ?? []).map(({ code, value }) => [code, value]))
  if (material.__typename !== 'ConfigurableProduct') {
    const stock = parseStock(own, material.measure?.lengthMillimetres)
    return stock ? [{ sku: material.sku, size: formatSize(own, stock), stock, variant: null, options: [] }] : []
  }
  const labels = new Map(
    material.options.flatMap(({ attributeCode, values }) =>
      values.map(({ id, label }) => [`${attributeCode} ${id}`, label] as const),
    ),
  )
  return material.variants.flatMap((variant) => {
    const chosen = variant.selection.map(({ attributeCode, valueId }) => ({
      attributeCode,
      label: material.options.find((option) => option.attributeCode === attributeCode)?.label ?? attributeCode,
      value: labels.get(`${attributeCode} ${valueId}`) ?? valueId,
    }))
    const values = { ...own, ...Object.fromEntries(chosen.map(({ attributeCode, value }) => [attributeCode, value])) }
    const stock = parseStock(values, variant.measure?.lengthMillimetres)
    const options = chosen.map(({ label, value }) => ({ label, value }))
    return stock ? [{ sku: variant.sku, size: options.map(({ value }) => value).join(', '), stock, variant, options }] : []
  })
}

type Values = Readonly<Record<string, string | undefined>>

function parseStock(values: Values, lengthMillimetres: number | null | undefined): Stock | null {
  const [first, second] = (values[TIMBER_ATTRIBUTES.size] ?? '').split(/[x×]/i)
  const unit = /(mm|cm|m)\s*$/i.exec(second ?? '')?.[1] ?? 'mm'
  const sides = [/[a-z]\s*$/i.test(first ?? '') ? (first ?? '') : `${first ?? ''} ${unit}`, second ?? ''].map(toTenths)
  const [length, width] = sides[0] && sides[1] ? sides : [toTenths(values.length ?? ''), toTenths(values.width ?? '')]
  if (length && width && width >= 10 * SHEET_WIDTH)
    return { kind: 'sheet', length: Math.max(length, width), width: Math.min(length, width) }
  const board = length ?? (lengthMillimetres ? Math.round(lengthMillimetres * 10) : null)
  return board ? { kind: 'board', length: board } : null
}

/** Converts a size from tenths of a millimetre to millimetres. */
export const toMillimetres = ({ length, width }: { readonly length: number; readonly width: number }) => ({
  length: length / 10,
  width: width / 10,
})

const toTenths = (label: string): number | null => {
  const value = millimetres(label)
  return value === null ? null : Math.round(value * 10)
}

const formatSize = (values: Values, stock: Stock): string =>
  values[TIMBER_ATTRIBUTES.size] ??
  (stock.kind === 'sheet' ? `${stock.length / 10} × ${stock.width / 10} mm` : `${stock.length / 10} mm`)
