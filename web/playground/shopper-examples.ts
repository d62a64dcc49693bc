import type { Example } from './example.types.ts'

/** Examples about one shopper: session, newsletter, cart. */
export const shopperExamples: readonly Example[] = [
  {
    title: 'Signing in',
    about:
      'The start of the sandbox prints its customers with their passwords. The session is a cookie, so later requests are the customer’s.',
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
    orders(first: 5) { total pageInfo { hasNext } items { number status grandTotal { formatted } vatByRate { rate total { net { formatted } tax { formatted } } } } }
  }
}

mutation SignOut {
  customerSignOut { userErrors { code } }
}
`,
    variables: '{ "input": { "email": "anna@stairworks.example", "password": "" } }',
  },
  {
    title: 'An account',
    about: 'Creating one signs in. Only the given fields of a profile change.',
    query: `mutation SignUp($input: CustomerSignUpInput!) {
  customerSignUp(input: $input) { customer { email firstName } userErrors { code field message } }
}

mutation Rename {
  customerUpdate(input: { firstName: "Augusta" }) { customer { firstName } userErrors { code field message } }
}
`,
    variables:
      '{ "input": { "email": "ada@example.com", "password": "A long sentence, no. 1", "firstName": "Ada", "lastName": "Lovelace" } }',
  },
  {
    title: 'Passwords',
    about: 'The link with the token comes by e-mail. The first answer does not tell whether the account exists.',
    query: `mutation ForgotPassword {
  passwordResetRequest(input: { email: "ada@example.com" }) { userErrors { code field message } }
}

mutation CreatePassword($input: PasswordCreateInput!) {
  passwordCreate(input: $input) { customer { email } userErrors { code field message } }
}

mutation ChangePassword($current: String! = "A long sentence, no. 1", $new: String! = "A longer sentence, no. 2") {
  passwordChange(input: { currentPassword: $current, newPassword: $new }) { userErrors { code field message } }
}
`,
    variables: '{ "input": { "email": "ada@example.com", "resetToken": "from the e-mail", "newPassword": "a longer sentence" } }',
  },
  {
    title: 'Devices of a customer',
    about: 'Where the customer is signed in, and how to sign out there.',
    query: `query Devices {
  customerDevices { id browser system signedInAt seenAt isCurrent }
}

mutation SignOutThere($id: ID! = "an id of the list") {
  customerDeviceSignOut(input: { id: $id }) { userErrors { code message } }
}

mutation SignOutElsewhere {
  customerOtherDevicesSignOut { userErrors { code message } }
}
`,
  },
  {
    title: 'The newsletter',
    about: 'Whether the session’s own address is subscribed. Other addresses cannot be looked up.',
    query: `query Newsletter {
  newsletter { isSubscribed }
}

mutation Subscribe {
  newsletterSubscribe(input: { email: "ada@example.com" }) { userErrors { code field message } }
}

mutation Unsubscribe {
  newsletterUnsubscribe(input: { email: "ada@example.com" }) { userErrors { code field message } }
}
`,
  },
  {
    title: 'The cart',
    about: 'Guests have a cart too. Quantities are absolute, so a sync can be repeated.',
    query: `mutation Sync($input: CartSyncInput!) {
  cartSync(input: $input) {
    cart { quantity totals { grandTotal { formatted } } }
    differences { party key sku status clientQuantity serverQuantity }
    userErrors { code field message }
    goesWith(sku: "OIL-LINSEED-1L") { name url }
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
    title: 'The cart, line by line',
    about:
      'For clients that keep no cart of their own. Replace the item ids by those of the answer. A repeated key changes nothing.',
    query: `mutation AddLines($input: CartLinesAddInput!) {
  cartLinesAdd(input: $input) { ...Changed }
}

mutation UpdateLine($key: ID! = "update-1", $itemId: ID! = "1") {
  cartLinesUpdate(input: { idempotencyKey: $key, lines: [{ itemId: $itemId, quantity: 3 }] }) { ...Changed }
}

mutation RemoveLine($key: ID! = "remove-1", $itemId: ID! = "1") {
  cartLinesRemove(input: { idempotencyKey: $key, itemIds: [$itemId] }) { ...Changed }
}

fragment Changed on CartPayload {
  cart { id quantity lines { itemId sku quantity rowTotal { gross { formatted } } } }
  userErrors { code field message }
}
`,
    variables: '{ "input": { "idempotencyKey": "add-1", "lines": [{ "sku": "OIL-LINSEED-1L", "quantity": 2 }] } }',
  },
  {
    title: 'A coupon',
    about: 'Coupons of the sandbox are TIMBER10 and FIVER. The totals include the discount.',
    query: `mutation ApplyCoupon {
  cartCouponApply(input: { code: "TIMBER10" }) { ...Totals }
}

mutation RemoveCoupon {
  cartCouponRemove { ...Totals }
}

fragment Totals on CartPayload {
  cart { coupon { code discount { formatted } } totals { grandTotal { formatted } } }
  userErrors { code field message }
}
`,
  },
  {
    title: 'Ordering',
    about:
      'Choose delivery, and order with the total of its answer, in pence. If no answer comes, ask for the outcome. Each order has a key of its own.',
    query: `mutation ChooseDelivery {
  cartShippingSet(
    input: { address: { country: "GB", postcode: "LS9 8AA" }, carrierCode: "flatrate", methodCode: "flatrate" }
  ) {
    cart { totals { grandTotal { amount formatted } } }
    userErrors { code field message }
  }
}

mutation PlaceOrder($input: OrderPlaceInput!) {
  orderPlace(input: $input) { order { id number isConfirmed } cart { quantity } userErrors { code field message } }
}

mutation Outcome($key: ID! = "0b9f0f6e-7a2c-4a52-9d0e-4a4b6f1f9a11") {
  orderOutcome(input: { key: $key, secondsSinceSent: 60 }) { status order { number } userErrors { code message } }
}

query LastOrder {
  lastOrder { id number isConfirmed placedAt total { formatted } }
}

mutation ReturnFromCheckout {
  checkoutReturn(input: { deviceId: "playground" }) { status isCartOrdered deliveryMethod deliveryMethodCode userErrors { code } }
}
`,
    variables:
      '{ "input": { "key": "0b9f0f6e-7a2c-4a52-9d0e-4a4b6f1f9a11", "deviceId": "playground", "lines": [{ "key": "OIL-LINSEED-1L", "sku": "OIL-LINSEED-1L", "quantity": 2 }], "total": 2390, "email": "ada@example.com", "shippingAddress": { "firstName": "Ada", "lastName": "Lovelace", "street": ["1 Mill Lane"], "city": "Leeds", "postcode": "LS9 8AA", "country": "GB", "telephone": "0113 496 0102" }, "carrierCode": "flatrate", "methodCode": "flatrate", "paymentCode": "cashondelivery", "isAgreed": true } }',
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
