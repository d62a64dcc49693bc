import { CompareProductsDocument } from '#schema/generated/operations.ts'
import { recordContents } from '../../../../storage/record-contents.ts'
import { skuList } from '../../../../storage/sku-list.ts'
import { createPrefetch, type DeviceSkuList } from '../../sku-list/index.ts'

/** The products compared on this device. @source COMPARE-1 to COMPARE-3; platform contract §9.4 */
export const compareList = skuList('compare', 'current-compare')

export const deviceCompareList: DeviceSkuList = {
  list: compareList,
  prefetch: createPrefetch(CompareProductsDocument),
  createRecorder: (deviceDatabase) => recordContents(deviceDatabase, 'compared'),
}
