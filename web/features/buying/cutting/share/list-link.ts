import { CUTTING } from '#schema/rules/constants.ts'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { packFragment, unpackFragment } from '../../../../components/share/packed-fragment.ts'
import { ROW_FIELDS, type SavedList } from '../device/saved-list.ts'

/** A list in a link: the material by its skus, because names, sizes and prices come from the shop. */
export interface SharedList {
  readonly material: { readonly sku: string; readonly stockSku: string } | null
  readonly rows: readonly ListRow[]
}

const VERSION = 1
const LONGEST_CELL = 100
const LONGEST_SKU = 64

/** The fragment of an address that holds the whole list. @source CUT-17 */
export function toFragment({ material, rows }: Pick<SavedList, 'rows'> & { readonly material: SharedList['material'] }): string {
  const cells = rows.map((row) => ROW_FIELDS.map((column) => row[column]))
  return packFragment([VERSION, material && [material.sku, material.stockSku], cells])
}

/**
 * Reads the list in the fragment of an address. A fragment is unreadable if it is too long, has another format, or has more rows than a
 * list may have. No part of it is used then.
 * @source CUT-17
 */
export const readFragment = (fragment: string) => unpackFragment(fragment, decode)

function decode(value: unknown): SharedList | null {
  const [version, material, rows]: readonly unknown[] = Array.isArray(value) ? value : []
  if (version !== VERSION || !isMaterial(material) || !Array.isArray(rows)) return null
  if (rows.length === 0 || rows.length > CUTTING.mostRows || !rows.every(isRow)) return null
  return { material: material && { sku: material[0], stockSku: material[1] }, rows: rows.map(toRow) }
}

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most

const isMaterial = (value: unknown): value is readonly [string, string] | null =>
  value === null || (Array.isArray(value) && value.length === 2 && value.every((sku) => sku !== '' && isText(sku, LONGEST_SKU)))

const isRow = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length === ROW_FIELDS.length && value.every((cell) => isText(cell, LONGEST_CELL))

const toRow = (cells: readonly string[]): ListRow => {
  const [name = '', length = '', width = '', quantity = '', grain = '', edges = ''] = cells
  return { name, length, width, quantity, grain, edges }
}
