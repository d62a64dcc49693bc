import type { MaterialSize } from '../rules/material.ts'
import type { ChosenMaterial } from './saved-list.ts'

/** A material of the catalogue in one of its sizes, as the device stores it. */
export const toChosenMaterial = (
  { sku, name }: { readonly sku: string; readonly name: string },
  { sku: stockSku, size, stock }: Pick<MaterialSize, 'sku' | 'size' | 'stock'>,
): ChosenMaterial => ({ sku, name, stockSku, size, stock })
