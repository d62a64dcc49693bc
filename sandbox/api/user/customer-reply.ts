import { isObject, type JsonObject } from '../../engine/query/json.ts'
import { readNumber, readText } from '../../store/fields.ts'
import type { Address, Customer } from '../../store/shoppers/customers.ts'
import { storeViewById } from '../../store-views.ts'

/**
 * Formats a customer as Magento does: ids of default addresses are strings, and are left out if there are none.
 * @source platform contract §9.2
 */
export function customerReply(customer: Customer, addresses: readonly Address[], isSubscribed: boolean): JsonObject {
  const { id, groupId, storeId, email, profile, createdAt, updatedAt } = customer
  const defaultAddress = (kind: 'default_billing' | 'default_shipping') => {
    const address = addresses.find(({ document }) => document[kind] === true)
    return address ? { [kind]: String(address.id) } : {}
  }
  return {
    id,
    group_id: groupId,
    ...defaultAddress('default_billing'),
    ...defaultAddress('default_shipping'),
    created_at: createdAt,
    updated_at: updatedAt,
    created_in: `${storeViewById(storeId).code} store view`,
    email,
    ...profile,
    store_id: storeId,
    website_id: 1,
    addresses: addresses.map((address) => addressReply(address, id)),
    disable_auto_group_change: 0,
    extension_attributes: { is_subscribed: isSubscribed },
  }
}

function addressReply({ id, document }: Address, customerId: number): JsonObject {
  const region = isObject(document.region) ? document.region : {}
  const regionId = readNumber(region, 'region_id') ?? readNumber(document, 'region_id') ?? 0
  const flags = ['default_shipping', 'default_billing'].filter((flag) => document[flag] === true)
  const { default_shipping: _, default_billing: __, ...stored } = document
  return {
    ...stored,
    id,
    customer_id: customerId,
    region: { region_code: readText(region, 'region_code'), region: readText(region, 'region'), region_id: regionId },
    region_id: regionId,
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
  }
}
