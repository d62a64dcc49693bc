import { CompareProductsDocument } from '#schema/generated/operations.ts'
import { recordContents } from '../../../../storage/record-contents.ts'
import { createPrefetch, type DeviceSkuList } from '../../sku-list/index.ts'
import { compareList } from './compare-list.ts'

export const deviceCompareList: DeviceSkuList = {
  list: compareList,
  prefetch: createPrefetch(CompareProductsDocument),
  createRecorder: (deviceDatabase) => recordContents(deviceDatabase, 'compared'),
}
