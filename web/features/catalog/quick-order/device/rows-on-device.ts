import { openDeviceValue } from '../../../../storage/open-device-value.ts'
import { hasTexts, isFields } from '../../../../storage/stored-fields.ts'
import { FIRST_ROW, MOST_ROWS, type OrderRow } from '../rows/order-row.ts'

/** The rows, stored on the device, so that they survive reloads, work offline and are shared by all tabs. @source QUICK-1 */
export const rowsOnDevice = openDeviceValue<readonly OrderRow[]>('cart', 'quick-order', (stored) => {
  const rows = Array.isArray(stored) ? stored.filter(isRow).slice(0, MOST_ROWS) : []
  return rows.length > 0 ? rows : [FIRST_ROW]
})

const isRow = (row: unknown): row is OrderRow => isFields(row) && hasTexts(row, 'id', 'sku', 'quantity')
