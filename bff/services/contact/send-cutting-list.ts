import type { CuttingListInput, CuttingListPayload, CuttingMaterialInput, UserError } from '#schema/generated/types.ts'
import { CUTTING } from '#schema/rules/constants.ts'
import { type ListError, readCuttingList, type Stock } from '#schema/rules/cutting/list/cutting-list.ts'
import { sawInTenths } from '#schema/rules/cutting/saw.ts'
import { CUTTING_LIST_RULES } from '#schema/rules/forms/cutting-list-rules.ts'
import { requiredText } from '#schema/rules/forms/form-rules.ts'
import { cutListText } from '../../domain/cutting/cut-list-text.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { formErrors, type MessageScope, rateLimitError, userError } from '../scope/user-errors.ts'
import { mailMerchant } from './mail-merchant.ts'

const MATERIAL_RULES = { sku: requiredText, name: requiredText, size: requiredText }
/** Tenths of a millimetre; equals a hundred metres. */
const LONGEST_STOCK = 1_000_000
/** Per field, the same limit as in the form. */
const LONGEST_CELL = 100
/** Maximum number of errors, so that an invalid list gets a short answer. */
const MOST_ERRORS = 5

/** Sends a cutting list to the merchant. Accepts only lists that the form accepts, for the shop's own saw. @source CUT-13, MAIL-3 */
export async function sendCuttingList(input: CuttingListInput, scope: RequestScope): Promise<CuttingListPayload> {
  /** The form reports invalid lines before it sends the list. */
  const invalid = (field: string, error?: ListError): UserError =>
    userError(error === 'TOO_LONG' || error === 'REQUIRED' ? error : 'INVALID', scope.messages.customer.refused, field)
  const settings = scope.config.shop.cutting
  if (!settings) return toRefusal([userError('UNAVAILABLE', scope.messages.customer.unavailable)])
  const { name, email, material, lines = [], sheets } = input
  const note = input.note ?? ''
  const errors = [...formErrors(CUTTING_LIST_RULES, { name, email, note }, scope), ...materialErrors(material, scope)]
  const stock = toStock(material)
  const saw = sawInTenths(settings)
  const isBounded = lines.length <= CUTTING.mostRows && lines.every((line) => Object.values(line).every(isShort))
  const list = stock && isBounded ? readCuttingList(lines, stock, saw) : null
  if (!stock) errors.push(invalid('material.length'))
  if (!isBounded || list?.panels.length === 0) errors.push(invalid('lines'))
  if (!(sheets >= 1 && sheets <= CUTTING.mostPieces)) errors.push(invalid('sheets'))
  for (const { row, field, error } of list?.problems ?? []) errors.push(invalid(`lines.${row}.${field}`, error))
  if (errors.length > 0 || !stock || !list) return toRefusal(errors.slice(0, MOST_ERRORS))
  const late = await rateLimitError('message', email, scope)
  if (late) return toRefusal([late])
  const { panels } = list
  const text = cutListText({
    material: `${material.name.trim()}, ${material.size.trim()} (${material.sku.trim()})`,
    stock,
    saw,
    panels,
    sheets,
    note: note.trim(),
    name: name.trim(),
  })
  const problem = await mailMerchant({ from: email.trim(), subject: `Cutting list: ${material.name.trim()}`, text }, scope)
  return problem ? toRefusal([problem]) : { isSent: true, userErrors: [] }
}

const materialErrors = ({ sku, name, size }: CuttingMaterialInput, speaker: MessageScope) =>
  formErrors(MATERIAL_RULES, { sku, name, size }, speaker, 'material.')

function toStock({ length, width }: CuttingMaterialInput): Stock | null {
  if (!isLength(length)) return null
  if (width === null || width === undefined) return { kind: 'board', length }
  return isLength(width) ? { kind: 'sheet', length, width } : null
}

const isLength = (tenths: number): boolean => tenths > 0 && tenths <= LONGEST_STOCK
const isShort = (cell: string): boolean => cell.length <= LONGEST_CELL

const toRefusal = (userErrors: readonly UserError[]): CuttingListPayload => ({ isSent: false, userErrors })
