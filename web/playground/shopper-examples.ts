import type { Example } from './example.types.ts'

/** Examples about one shopper: session, newsletter, cart. */
export const shopperExamples: readonly Example[] = [
  {
    title: 'Signing in',
    about: 'The sandbox names its customers when it starts. The session is a cookie, so what follows knows who asks.',
    query: `mutation SignIn($input: CustomerSignInInput!) {
  customerSignIn(input: $input) { customer { firstName hasOwnPrices } userErrors { code field message } }
}

query Me {
  customer {
    email
    firstName
    lastName
    createdAt
    isSubscribed
    addresses { street city postcode }
    orders(first: 5) { total pageInfo { hasNext } items { number status grandTotal { formatted } } }
  }
}

mutation SignOut {
  customerSignOut { userErrors { code } }
}
`,
    variables: '{ "input": { "email": "anna@stairworks.example", "password": "" } }',
  },
  {
    title: 'Devices of a customer',
    about: 'Where the customer is signed in. `customerDeviceSignOut` takes the id of one of them.',
    query: `query Devices {
  customerDevices { id browser system signedInAt seenAt isCurrent }
}
`,
  },
  {
    title: 'The newsletter',
    about: 'Whether the session’s own address is subscribed. Other addresses cannot be looked up.',
    query: `query Newsletter {
  newsletter { isSubscribed }
}
`,
  },
  {
    title: 'The cart',
    about: 'A guest has one too. What is sent is absolute, so that it may be sent twice.',
    query: `mutation Sync($input: CartSyncInput!) {
  cartSync(input: $input) {
    cart { quantity totals { grandTotal { formatted } } }
    differences { party key sku status clientQuantity serverQuantity }
    userErrors { code field message }
  }
}

query Cart {
  cart {
    lines { sku name quantity product { url } }
    quantity
    totals {
      subtotal { formatted }
      summary { net { formatted } vat { formatted } total { formatted } }
      segments { code title value { formatted } }
    }
  }
  cartShippingMethods { carrierTitle methodTitle price { gross { formatted } } }
  cartPaymentMethods { title isOffline }
}
`,
    variables:
      '{ "input": { "deviceId": "playground", "revision": 1, "lines": [{ "key": "oil", "sku": "OIL-LINSEED-1L", "quantity": 2 }] } }',
  },
  {
    title: 'What delivery costs',
    about: 'Delivery methods for goods before they are in a cart. No cart changes.',
    query: `query Delivery($input: GoodsDeliveryInput!) {
  goodsDelivery(input: $input) {
    methods { carrierTitle methodTitle price { gross { formatted } } }
    userErrors { code field message }
  }
}
`,
    variables:
      '{ "input": { "lines": [{ "key": "oil", "sku": "OIL-LINSEED-1L", "quantity": 2 }], "address": { "country": "GB", "postcode": "LS9 8AA" } } }',
  },
]
