import { CompareProductsDocument } from '#schema/generated/operations.ts'
import { recordContents } from '../../../../storage/record-contents.ts'
import { fetchingAhead, type SkusOnDevice } from '../../sku-list/index.ts'
import { compareList } from './compare-list.ts'

export const comparedOnDevice: SkusOnDevice = {
  list: compareList,
  fetchAhead: fetchingAhead(CompareProductsDocument),
  note: (deviceDatabase) => recordContents(deviceDatabase, 'compared'),
}
