import { LISTS, MOST_PIECES } from '#schema/rules/constants.ts'
import { isFields } from '../../../../storage/stored-fields.ts'
import type { ListLine } from './named-list.types.ts'

/** Not blank, and without line ends. */
const ONE_LINE = /^.*\S.*$/

/** Whether a value from a device or a link is a line of a list. @source SAVE-1 */
export const isLine = (value: unknown): value is ListLine =>
  isFields(value) &&
  typeof value.sku === 'string' &&
  value.sku.length <= LISTS.sku &&
  ONE_LINE.test(value.sku) &&
  typeof value.quantity === 'number' &&
  Number.isInteger(value.quantity) &&
  value.quantity >= 1 &&
  value.quantity <= MOST_PIECES
