import { skuList } from '../../../../storage/sku-list.ts'
import { clearSkus } from '../../sku-list/index.ts'

/** The products compared on this device. @source COMPARE-1 to COMPARE-3; platform contract §9.4 */
export const compareList = skuList('compare', 'current-compare')

export const forgetCompareList = (deviceDatabase: string) => compareList(deviceDatabase).change(clearSkus)
