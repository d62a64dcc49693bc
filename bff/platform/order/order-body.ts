import type { StoreViewConfig } from '../../config/store-view.ts'
import type { NewOrder, OrderAddress, OrderedLine } from '../../domain/checkout/order.types.ts'
import { numberIfOne, productOption } from '../cart/cart-item.ts'
import { emailToSend } from '../user/profile-body.ts'

/**
 * An order in the platform's format. The platform does not enforce its own rules, so they are applied here: ids as text, numbers as
 * numbers, no empty street lines, always a billing address.
 * @source ORDER-1; platform contract §8.1
 */
export function orderBody(view: StoreViewConfig, order: NewOrder): object {
  const { key, customerId, cartId, delivery, billingAddress, paymentCode } = order
  const at = order.createdAt.toISOString()
  const email = emailToSend(order.email)
  return {
    user_id: customerId ?? '',
    cart_id: cartId,
    store_code: view.code,
    store_id: view.id,
    order_id: key,
    created_at: at,
    updated_at: at,
    transmited_at: at,
    transmited: true,
    products: order.lines.map(productLine),
    addressInformation: {
      ...(delivery && { shippingAddress: addressBody(delivery.address, email) }),
      billingAddress: addressBody(billingAddress, email),
      ...(delivery && { shipping_carrier_code: delivery.carrierCode, shipping_method_code: delivery.methodCode }),
      payment_method_code: paymentCode,
      payment_method_additional: {},
    },
  }
}

const productLine = ({ quote, parentSku, quantity, price, priceWithTax }: OrderedLine): object => ({
  sku: quote.sku,
  ...(parentSku === null ? {} : { parentSku }),
  qty: quantity,
  price,
  priceInclTax: priceWithTax,
  name: quote.name,
  product_type: quote.type,
  server_item_id: numberIfOne(quote.itemId),
  ...productOption(quote),
})

const addressBody = (address: OrderAddress, email: string): object => ({
  firstname: address.firstName,
  lastname: address.lastName,
  company: address.company,
  street: address.street,
  city: address.city,
  region: address.region,
  region_id: 0,
  region_code: '',
  postcode: address.postcode,
  country_id: address.country,
  telephone: address.telephone,
  email,
  ...(address.vatNumber === '' ? {} : { vat_id: address.vatNumber }),
})
