import { CuttingMaterialDocument } from '#schema/generated/operations.ts'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { clientLoad } from '../../../../data/client-load.ts'
import { toChosenMaterial } from '../device/chosen-material.ts'
import type { EditableList } from '../device/saved-list.ts'
import { cuttingRules } from '../list/cutting-rules.ts'

/** `noSize`: the material cannot be cut. `noMaterial`: the rows are open, but their material is not available. */
export type OpenOutcome = 'done' | 'noSize' | 'noMaterial'

/**
 * Replaces the material, the rows or both.
 * @param material null keeps the material of the device; without `stockSku`, its first size is chosen
 * @param rows null keeps the rows of the device
 * @throws if the catalogue does not answer; the list is unchanged then
 */
export async function openList(
  material: { readonly sku: string; readonly stockSku: string | null } | null,
  rows: readonly ListRow[] | null,
  onChange: EditableList['onChange'],
): Promise<OpenOutcome> {
  const [answer, { materialSizes }] = await Promise.all([
    material && clientLoad(CuttingMaterialDocument, { sku: material.sku }),
    cuttingRules.load(),
  ])
  const product = answer?.product ?? null
  const sizes = product ? materialSizes(product) : []
  const size = material?.stockSku === null ? sizes[0] : sizes.find(({ sku }) => sku === material?.stockSku)
  const chosen = product && size ? toChosenMaterial(product, size) : null
  if (!rows && !chosen) return 'noSize'
  await onChange((list) => ({
    ...(rows ? { rows } : list),
    material: chosen ?? (material ? null : list.material),
  }))
  return material && !chosen ? 'noMaterial' : 'done'
}
