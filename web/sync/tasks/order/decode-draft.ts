import type { AddressDetails } from '#schema/rules/forms/address-details.ts'
import { hasTexts, isFields } from '../../../storage/stored-fields.ts'
import { decodeOrderRecord } from '../order-record/decode-order-record.ts'
import {
  ADDRESS_FIELDS,
  type CheckoutDraft,
  EMPTY_DRAFT,
  type FailedOrder,
  type OfferedMethods,
  type OrderRequest,
  type PersonalDetails,
  type PlacedOrder,
  type WaitingOrder,
} from './draft.ts'

/** Decodes a stored draft and ignores invalid parts. */
export function decodeDraft(stored: unknown): CheckoutDraft {
  if (!isFields(stored)) return EMPTY_DRAFT
  return {
    personal: personalIn(stored.personal),
    createsAccount: stored.createsAccount === true,
    shipping: addressIn(stored.shipping),
    shippingMethod: textIn(stored.shippingMethod),
    isBillingSame: stored.isBillingSame !== false,
    billing: addressIn(stored.billing),
    paymentMethod: textIn(stored.paymentMethod),
    offered: offeredIn(stored.offered),
    orderKey: textIn(stored.orderKey),
    waiting: waitingIn(stored.waiting),
    failed: failedIn(stored.failed),
    order: orderIn(stored.order),
    begunAt: timeIn(stored.begunAt),
    modifiedAt: timeIn(stored.modifiedAt),
  }
}

function personalIn(value: unknown): PersonalDetails | null {
  if (!isFields(value)) return null
  const { firstName, lastName, email } = value
  return isText(firstName) && isText(lastName) && isText(email) ? { firstName, lastName, email } : null
}

/** Fields added to addresses since are empty in an address stored by an older version. */
function addressIn(value: unknown): AddressDetails | null {
  if (!isFields(value) || !isText(value.street)) return null
  const fields = ADDRESS_FIELDS.map((name) => [name, textIn(value[name]) ?? ''])
  // The keys are those of an address.
  return Object.fromEntries(fields) as AddressDetails
}

function offeredIn(value: unknown): OfferedMethods | null {
  if (!isFields(value) || !isText(value.address) || !Array.isArray(value.shipping) || !Array.isArray(value.payment)) return null
  return {
    address: value.address,
    isVirtual: value.isVirtual === true,
    shipping: value.shipping.flatMap((method: unknown) => {
      if (!isFields(method) || !hasTexts(method, 'carrierCode', 'methodCode', 'carrierTitle', 'methodTitle')) return []
      const { carrierCode, methodCode, carrierTitle, methodTitle, isDefault, isOffline } = method
      return [
        { carrierCode, methodCode, carrierTitle, methodTitle, isDefault: isDefault === true, isOffline: isOffline === true },
      ]
    }),
    payment: value.payment.flatMap((method: unknown) => {
      if (!isFields(method) || !hasTexts(method, 'code', 'title')) return []
      const { code, title, isDefault, isServerMethod } = method
      return [{ code, title, isDefault: isDefault === true, isServerMethod: isServerMethod === true }]
    }),
  }
}

function waitingIn(value: unknown): WaitingOrder | null {
  if (!isFields(value) || !isFields(value.quantities)) return null
  const quantities = Object.entries(value.quantities).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]))
  return {
    madeAt: timeIn(value.madeAt),
    quantities: Object.fromEntries(quantities),
    sentFrom: textIn(value.sentFrom),
    ...(value.isReceived === true && { isReceived: true }),
    cause: value.cause === 'server' ? 'server' : 'offline',
    record: decodeOrderRecord(value.record),
    ...(isRequest(value.request) && { request: value.request }),
  }
}

const isRequest = (value: unknown): value is OrderRequest =>
  isFields(value) &&
  hasTexts(value, 'deviceId') &&
  (value.total === null || Number.isSafeInteger(value.total)) &&
  typeof value.isVirtual === 'boolean' &&
  (value.shipping === null || (isFields(value.shipping) && hasTexts(value.shipping, 'carrierCode', 'methodCode'))) &&
  (value.payment === null || (isFields(value.payment) && hasTexts(value.payment, 'code')))

function failedIn(value: unknown): FailedOrder | null {
  if (!isFields(value) || !Array.isArray(value.reasons)) return null
  return {
    reasons: value.reasons.flatMap((reason: unknown) =>
      isFields(reason) && isText(reason.message) ? [{ field: textIn(reason.field), message: reason.message }] : [],
    ),
  }
}

function orderIn(value: unknown): PlacedOrder | null {
  if (!isFields(value) || !isText(value.id) || !isText(value.email)) return null
  return { id: value.id, number: textIn(value.number), email: value.email, record: decodeOrderRecord(value.record) }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const textIn = (value: unknown): string | null => (isText(value) ? value : null)

const timeIn = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0)
