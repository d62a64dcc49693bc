import type { ComparedProductFragment } from '#schema/generated/operations.ts'

export type ComparedProduct = ComparedProductFragment

/** A compared product and the sku under which it was added. */
export interface Compared {
  readonly sku: string
  readonly product: ComparedProduct
}
