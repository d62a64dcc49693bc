import type { ComparedProductFragment } from '#schema/generated/operations.ts'

export type ComparedProduct = ComparedProductFragment

/** A product of the comparison and the sku it is there by. */
export interface Compared {
  readonly sku: string
  readonly product: ComparedProduct
}
