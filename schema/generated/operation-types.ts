// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types.ts';

export type SellerCompanyFragment = { readonly __typename: 'Company', readonly name: string, readonly street: string, readonly city: string, readonly postcode: string, readonly country: string, readonly vatNumber: string | null };

export type QuotationShopQueryVariables = Exact<{ [key: string]: never; }>;


export type QuotationShopQuery = { readonly store: { readonly __typename: 'Store', readonly quotationDays: number, readonly company: (
      { readonly __typename: 'Company' }
      & SellerCompanyFragment
    ) | null } };

export type CustomerDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerDevicesQuery = { readonly customerDevices: ReadonlyArray<(
    { readonly __typename: 'CustomerDevice' }
    & CustomerDeviceRowFragment
  )> };

export type CustomerDeviceSignOutMutationVariables = Exact<{
  input: Types.CustomerDeviceSignOutInput;
}>;


export type CustomerDeviceSignOutMutation = { readonly customerDeviceSignOut: { readonly __typename: 'CustomerDevicePayload', readonly devices: ReadonlyArray<(
      { readonly __typename: 'CustomerDevice' }
      & CustomerDeviceRowFragment
    )>, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type CustomerOtherDevicesSignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type CustomerOtherDevicesSignOutMutation = { readonly customerOtherDevicesSignOut: { readonly __typename: 'CustomerDevicePayload', readonly devices: ReadonlyArray<(
      { readonly __typename: 'CustomerDevice' }
      & CustomerDeviceRowFragment
    )>, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type CustomerDeviceRowFragment = { readonly __typename: 'CustomerDevice', readonly id: string, readonly browser: string | null, readonly system: string | null, readonly signedInAt: string, readonly seenAt: string, readonly isCurrent: boolean };

export type CustomerSignInMutationVariables = Exact<{
  input: Types.CustomerSignInInput;
}>;


export type CustomerSignInMutation = { readonly customerSignIn: (
    { readonly __typename: 'CustomerSignInPayload' }
    & SignInResultFragment
  ) };

export type CustomerSignUpMutationVariables = Exact<{
  input: Types.CustomerSignUpInput;
}>;


export type CustomerSignUpMutation = { readonly customerSignUp: (
    { readonly __typename: 'CustomerSignInPayload' }
    & SignInResultFragment
  ) };

export type PasswordCreateMutationVariables = Exact<{
  input: Types.PasswordCreateInput;
}>;


export type PasswordCreateMutation = { readonly passwordCreate: (
    { readonly __typename: 'CustomerSignInPayload' }
    & SignInResultFragment
  ) };

export type SignInResultFragment = { readonly __typename: 'CustomerSignInPayload', readonly customer: (
    { readonly __typename: 'Customer' }
    & CustomerProfileFragment
  ) | null, readonly cart: (
    { readonly __typename: 'Cart' }
    & CartViewFragment
  ) | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string }> };

export type PasswordResetRequestMutationVariables = Exact<{
  input: Types.PasswordResetRequestInput;
}>;


export type PasswordResetRequestMutation = { readonly passwordResetRequest: { readonly __typename: 'PasswordPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type SellerQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerQuery = { readonly store: { readonly __typename: 'Store', readonly company: (
      { readonly __typename: 'Company' }
      & SellerCompanyFragment
    ) | null } };

export type CurrentCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentCustomerQuery = { readonly customer: (
    { readonly __typename: 'Customer' }
    & CustomerProfileFragment
  ) | null };

export type CustomerOrdersQueryVariables = Exact<{
  offset: number;
}>;


export type CustomerOrdersQuery = { readonly customer: { readonly __typename: 'Customer', readonly orders: { readonly __typename: 'OrderList', readonly total: number, readonly items: ReadonlyArray<(
        { readonly __typename: 'Order' }
        & CustomerOrderFragment
      )> } | null } | null };

export type CustomerSignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type CustomerSignOutMutation = { readonly customerSignOut: { readonly __typename: 'CustomerSignOutPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type CustomerUpdateMutationVariables = Exact<{
  input: Types.CustomerUpdateInput;
}>;


export type CustomerUpdateMutation = { readonly customerUpdate: { readonly __typename: 'CustomerPayload', readonly customer: (
      { readonly __typename: 'Customer' }
      & CustomerProfileFragment
    ) | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type PasswordChangeMutationVariables = Exact<{
  input: Types.PasswordChangeInput;
}>;


export type PasswordChangeMutation = { readonly passwordChange: { readonly __typename: 'CustomerPayload', readonly customer: (
      { readonly __typename: 'Customer' }
      & CustomerProfileFragment
    ) | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type CustomerProfileFragment = { readonly __typename: 'Customer', readonly email: string, readonly firstName: string, readonly lastName: string, readonly hasOwnPrices: boolean, readonly addresses: ReadonlyArray<{ readonly __typename: 'CustomerAddress', readonly id: string, readonly firstName: string, readonly lastName: string, readonly company: string | null, readonly street: ReadonlyArray<string>, readonly city: string, readonly region: string | null, readonly postcode: string | null, readonly country: string, readonly telephone: string | null, readonly vatNumber: string | null, readonly isDefaultShipping: boolean, readonly isDefaultBilling: boolean }> };

export type CustomerOrderFragment = { readonly __typename: 'Order', readonly id: string, readonly number: string, readonly status: string | null, readonly createdAt: string | null, readonly deliveryMethod: string | null, readonly deliveryMethodCode: string | null, readonly paymentMethod: string | null, readonly lineCount: number, readonly grandTotal: { readonly __typename: 'Money', readonly formatted: string } | null, readonly summary: (
    { readonly __typename: 'PriceSummary' }
    & PriceSummaryRowsFragment
  ) | null, readonly vatByRate: ReadonlyArray<{ readonly __typename: 'VatShare', readonly rate: number, readonly total: (
      { readonly __typename: 'TaxedMoney' }
      & VatAmountsFragment
    ) }> | null, readonly deliveryAddress: (
    { readonly __typename: 'OrderAddress' }
    & OrderAddressLinesFragment
  ) | null, readonly billingAddress: (
    { readonly __typename: 'OrderAddress' }
    & OrderAddressLinesFragment
  ) | null, readonly lines: ReadonlyArray<{ readonly __typename: 'OrderLine', readonly sku: string, readonly name: string, readonly url: string | null, readonly quantity: number, readonly vatRate: number | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } | null, readonly rowTotal: { readonly __typename: 'Money', readonly formatted: string } | null, readonly total: (
      { readonly __typename: 'TaxedMoney' }
      & VatAmountsFragment
    ) | null }> };

export type VatAmountsFragment = { readonly __typename: 'TaxedMoney', readonly net: { readonly __typename: 'Money', readonly formatted: string }, readonly tax: { readonly __typename: 'Money', readonly formatted: string }, readonly gross: { readonly __typename: 'Money', readonly formatted: string } };

export type OrderAddressLinesFragment = { readonly __typename: 'OrderAddress', readonly name: string | null, readonly company: string | null, readonly street: ReadonlyArray<string>, readonly city: string | null, readonly region: string | null, readonly postcode: string | null, readonly country: string | null, readonly telephone: string | null, readonly vatNumber: string | null };

export type OwnNewsletterQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnNewsletterQuery = { readonly newsletter: { readonly __typename: 'NewsletterStatus', readonly isSubscribed: boolean } | null };

export type NewsletterSubscribeMutationVariables = Exact<{
  input: Types.NewsletterInput;
}>;


export type NewsletterSubscribeMutation = { readonly newsletterSubscribe: { readonly __typename: 'NewsletterPayload', readonly newsletter: { readonly __typename: 'NewsletterStatus', readonly isSubscribed: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type NewsletterUnsubscribeMutationVariables = Exact<{
  input: Types.NewsletterInput;
}>;


export type NewsletterUnsubscribeMutation = { readonly newsletterUnsubscribe: { readonly __typename: 'NewsletterPayload', readonly newsletter: { readonly __typename: 'NewsletterStatus', readonly isSubscribed: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type CartDeliveryQueryVariables = Exact<{
  address: Types.CartAddressInput;
}>;


export type CartDeliveryQuery = { readonly cartShippingMethods: ReadonlyArray<(
    { readonly __typename: 'ShippingMethod' }
    & DeliveryMethodFragment
  )> | null };

export type GoodsDeliveryQueryVariables = Exact<{
  input: Types.GoodsDeliveryInput;
}>;


export type GoodsDeliveryQuery = { readonly goodsDelivery: { readonly __typename: 'GoodsDelivery', readonly methods: ReadonlyArray<(
      { readonly __typename: 'ShippingMethod' }
      & DeliveryMethodFragment
    )> | null, readonly userErrors: ReadonlyArray<(
      { readonly __typename: 'UserError' }
      & CartRefusalFragment
    )> } };

export type DeliveryMethodFragment = { readonly __typename: 'ShippingMethod', readonly carrierCode: string, readonly methodCode: string, readonly carrierTitle: string, readonly methodTitle: string, readonly isOffline: boolean, readonly price: (
    { readonly __typename: 'TaxedMoney' }
    & BothPricesFragment
  ) | null };

export type CartViewFragment = { readonly __typename: 'Cart', readonly revision: number, readonly lines: ReadonlyArray<(
    { readonly __typename: 'CartLine' }
    & CartLineViewFragment
  )>, readonly coupon: { readonly __typename: 'CartCoupon', readonly code: string, readonly discount: { readonly __typename: 'Money', readonly formatted: string } | null } | null, readonly totals: { readonly __typename: 'CartTotals', readonly grandTotal: { readonly __typename: 'Money', readonly amount: number }, readonly summary: (
      { readonly __typename: 'PriceSummary' }
      & PriceSummaryRowsFragment
    ) | null } | null };

export type PriceSummaryRowsFragment = { readonly __typename: 'PriceSummary', readonly rows: ReadonlyArray<{ readonly __typename: 'PriceSummaryRow', readonly kind: Types.PriceSummaryKind, readonly label: string | null, readonly gross: { readonly __typename: 'Money', readonly amount: number, readonly formatted: string }, readonly net: { readonly __typename: 'Money', readonly amount: number, readonly formatted: string } | null }>, readonly vat: { readonly __typename: 'Money', readonly formatted: string } | null, readonly total: { readonly __typename: 'Money', readonly formatted: string } };

export type CartLineViewFragment = { readonly __typename: 'CartLine', readonly key: string, readonly itemId: string, readonly sku: string, readonly parentSku: string | null, readonly quantity: number, readonly name: string, readonly url: string | null, readonly missingComponents: ReadonlyArray<string>, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly isPack: boolean | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } | null, readonly options: ReadonlyArray<{ readonly __typename: 'CartLineOption', readonly label: string, readonly value: string }>, readonly bundleChoices: ReadonlyArray<{ readonly __typename: 'BundleChoice', readonly optionId: string, readonly selectionIds: ReadonlyArray<string>, readonly quantity: number }>, readonly optionAnswers: ReadonlyArray<{ readonly __typename: 'OptionAnswer', readonly optionId: string, readonly answer: string }>, readonly unitPrice: (
    { readonly __typename: 'TaxedMoney' }
    & BothPricesFragment
  ) | null, readonly priceSteps: ReadonlyArray<{ readonly __typename: 'PriceStep', readonly quantity: number, readonly price: (
      { readonly __typename: 'TaxedMoney' }
      & BothPricesFragment
    ) }>, readonly rowTotal: (
    { readonly __typename: 'TaxedMoney' }
    & BothPricesFragment
  ) | null, readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

export type CartRefusalFragment = { readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string };

export type CartSyncMutationVariables = Exact<{
  input: Types.CartSyncInput;
  added?: string | null | undefined;
}>;


export type CartSyncMutation = { readonly cartSync: { readonly __typename: 'CartSyncPayload', readonly isOrdered: boolean, readonly cart: (
      { readonly __typename: 'Cart' }
      & CartViewFragment
    ) | null, readonly userErrors: ReadonlyArray<(
      { readonly __typename: 'UserError' }
      & CartRefusalFragment
    )>, readonly goesWith: ReadonlyArray<
      | { readonly __typename: 'SimpleProduct', readonly id: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } }
      | { readonly __typename: 'VirtualProduct', readonly id: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } }
      | { readonly __typename: 'DownloadableProduct', readonly id: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } }
      | { readonly __typename: 'GroupedProduct', readonly id: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } }
      | { readonly __typename: 'BundleProduct', readonly id: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } }
      | { readonly __typename: 'ConfigurableProduct', readonly id: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } }
    > | null } };

export type CheckoutReturnMutationVariables = Exact<{
  input: Types.CheckoutReturnInput;
}>;


export type CheckoutReturnMutation = { readonly checkoutReturn: { readonly __typename: 'CheckoutReturnPayload', readonly status: Types.CheckoutReturnStatus, readonly isCartOrdered: boolean, readonly deliveryMethod: string | null, readonly deliveryMethodCode: string | null, readonly userErrors: ReadonlyArray<(
      { readonly __typename: 'UserError' }
      & CartRefusalFragment
    )> } };

export type CartCouponApplyMutationVariables = Exact<{
  input: Types.CartCouponInput;
}>;


export type CartCouponApplyMutation = { readonly cartCouponApply: { readonly __typename: 'CartPayload', readonly cart: (
      { readonly __typename: 'Cart' }
      & CartViewFragment
    ) | null, readonly userErrors: ReadonlyArray<(
      { readonly __typename: 'UserError' }
      & CartRefusalFragment
    )> } };

export type CartCouponRemoveMutationVariables = Exact<{ [key: string]: never; }>;


export type CartCouponRemoveMutation = { readonly cartCouponRemove: { readonly __typename: 'CartPayload', readonly cart: (
      { readonly __typename: 'Cart' }
      & CartViewFragment
    ) | null, readonly userErrors: ReadonlyArray<(
      { readonly __typename: 'UserError' }
      & CartRefusalFragment
    )> } };

export type ShippingMethodFragment = { readonly __typename: 'ShippingMethod', readonly carrierCode: string, readonly methodCode: string, readonly carrierTitle: string, readonly methodTitle: string, readonly isDefault: boolean, readonly isOffline: boolean, readonly price: (
    { readonly __typename: 'TaxedMoney' }
    & BothPricesFragment
  ) | null };

export type PaymentMethodFragment = { readonly __typename: 'PaymentMethod', readonly code: string, readonly title: string, readonly isDefault: boolean, readonly isServerMethod: boolean, readonly cost: (
    { readonly __typename: 'TaxedMoney' }
    & BothPricesFragment
  ) };

export type CheckoutMethodsQueryVariables = Exact<{
  address?: Types.CartAddressInput | null | undefined;
}>;


export type CheckoutMethodsQuery = { readonly cart: { readonly __typename: 'Cart', readonly isVirtual: boolean } | null, readonly cartShippingMethods: ReadonlyArray<(
    { readonly __typename: 'ShippingMethod' }
    & ShippingMethodFragment
  )> | null, readonly cartPaymentMethods: ReadonlyArray<(
    { readonly __typename: 'PaymentMethod' }
    & PaymentMethodFragment
  )> | null };

export type OrderConditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderConditionsQuery = { readonly sitePages: { readonly __typename: 'SitePages', readonly conditions: { readonly __typename: 'PageLink', readonly title: string, readonly url: string } | null } | null };

export type CartShippingSetMutationVariables = Exact<{
  input: Types.CartShippingInput;
}>;


export type CartShippingSetMutation = { readonly cartShippingSet: { readonly __typename: 'CartPayload', readonly cart: (
      { readonly __typename: 'Cart' }
      & CartViewFragment
    ) | null, readonly userErrors: ReadonlyArray<(
      { readonly __typename: 'UserError' }
      & CartRefusalFragment
    )> } };

export type OrderOutcomeMutationVariables = Exact<{
  input: Types.OrderOutcomeInput;
}>;


export type OrderOutcomeMutation = { readonly orderOutcome: { readonly __typename: 'OrderOutcomePayload', readonly status: Types.OrderOutcomeStatus, readonly order: { readonly __typename: 'PlacedOrder', readonly id: string, readonly number: string | null } | null, readonly userErrors: ReadonlyArray<(
      { readonly __typename: 'UserError' }
      & CartRefusalFragment
    )> } };

export type OrderPlaceMutationVariables = Exact<{
  input: Types.OrderPlaceInput;
}>;


export type OrderPlaceMutation = { readonly orderPlace: { readonly __typename: 'OrderPlacePayload', readonly order: { readonly __typename: 'PlacedOrder', readonly id: string, readonly number: string | null, readonly isConfirmed: boolean } | null, readonly cart: (
      { readonly __typename: 'Cart' }
      & CartViewFragment
    ) | null, readonly userErrors: ReadonlyArray<(
      { readonly __typename: 'UserError' }
      & CartRefusalFragment
    )> } };

export type CuttingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CuttingPageQuery = { readonly cutting: { readonly __typename: 'Cutting', readonly kerf: number, readonly trim: number, readonly smallest: { readonly __typename: 'PieceSize', readonly length: number, readonly width: number } | null, readonly sheetService:
      | (
        { readonly __typename: 'SimpleProduct' }
        & CuttingService_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & CuttingService_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & CuttingService_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & CuttingService_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & CuttingService_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & CuttingService_ConfigurableProduct_Fragment
      )
     | null, readonly lengthService:
      | (
        { readonly __typename: 'SimpleProduct' }
        & CuttingService_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & CuttingService_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & CuttingService_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & CuttingService_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & CuttingService_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & CuttingService_ConfigurableProduct_Fragment
      )
     | null, readonly edgingService:
      | (
        { readonly __typename: 'SimpleProduct' }
        & CuttingService_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & CuttingService_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & CuttingService_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & CuttingService_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & CuttingService_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & CuttingService_ConfigurableProduct_Fragment
      )
     | null, readonly materials: ReadonlyArray<
      | (
        { readonly __typename: 'SimpleProduct' }
        & CuttingMaterialCard_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & CuttingMaterialCard_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & CuttingMaterialCard_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & CuttingMaterialCard_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & CuttingMaterialCard_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & CuttingMaterialCard_ConfigurableProduct_Fragment
      )
    > } | null };

export type CuttingMaterialsQueryVariables = Exact<{
  search: string;
}>;


export type CuttingMaterialsQuery = { readonly products: { readonly __typename: 'ProductList', readonly items: ReadonlyArray<
      | (
        { readonly __typename: 'SimpleProduct', readonly cuttingNotice: string | null }
        & CuttingMaterialCard_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct', readonly cuttingNotice: string | null }
        & CuttingMaterialCard_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct', readonly cuttingNotice: string | null }
        & CuttingMaterialCard_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct', readonly cuttingNotice: string | null }
        & CuttingMaterialCard_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct', readonly cuttingNotice: string | null }
        & CuttingMaterialCard_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct', readonly cuttingNotice: string | null }
        & CuttingMaterialCard_ConfigurableProduct_Fragment
      )
    > } | null };

export type CuttingMaterialQueryVariables = Exact<{
  sku: string;
}>;


export type CuttingMaterialQuery = { readonly product:
    | (
      { readonly __typename: 'SimpleProduct' }
      & CuttingMaterialView_SimpleProduct_Fragment
    )
    | (
      { readonly __typename: 'VirtualProduct' }
      & CuttingMaterialView_VirtualProduct_Fragment
    )
    | (
      { readonly __typename: 'DownloadableProduct' }
      & CuttingMaterialView_DownloadableProduct_Fragment
    )
    | (
      { readonly __typename: 'GroupedProduct' }
      & CuttingMaterialView_GroupedProduct_Fragment
    )
    | (
      { readonly __typename: 'BundleProduct' }
      & CuttingMaterialView_BundleProduct_Fragment
    )
    | (
      { readonly __typename: 'ConfigurableProduct' }
      & CuttingMaterialView_ConfigurableProduct_Fragment
    )
   | null };

type CuttingMaterialCard_SimpleProduct_Fragment = { readonly __typename: 'SimpleProduct', readonly sku: string, readonly name: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: { readonly __typename: 'ProductPrice', readonly isUnknown: boolean, readonly isFrom: boolean, readonly final: (
      { readonly __typename: 'TaxedMoney' }
      & BothPricesFragment
    ) }, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> };

type CuttingMaterialCard_VirtualProduct_Fragment = { readonly __typename: 'VirtualProduct', readonly sku: string, readonly name: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: { readonly __typename: 'ProductPrice', readonly isUnknown: boolean, readonly isFrom: boolean, readonly final: (
      { readonly __typename: 'TaxedMoney' }
      & BothPricesFragment
    ) }, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> };

type CuttingMaterialCard_DownloadableProduct_Fragment = { readonly __typename: 'DownloadableProduct', readonly sku: string, readonly name: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: { readonly __typename: 'ProductPrice', readonly isUnknown: boolean, readonly isFrom: boolean, readonly final: (
      { readonly __typename: 'TaxedMoney' }
      & BothPricesFragment
    ) }, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> };

type CuttingMaterialCard_GroupedProduct_Fragment = { readonly __typename: 'GroupedProduct', readonly sku: string, readonly name: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: { readonly __typename: 'ProductPrice', readonly isUnknown: boolean, readonly isFrom: boolean, readonly final: (
      { readonly __typename: 'TaxedMoney' }
      & BothPricesFragment
    ) }, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> };

type CuttingMaterialCard_BundleProduct_Fragment = { readonly __typename: 'BundleProduct', readonly sku: string, readonly name: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: { readonly __typename: 'ProductPrice', readonly isUnknown: boolean, readonly isFrom: boolean, readonly final: (
      { readonly __typename: 'TaxedMoney' }
      & BothPricesFragment
    ) }, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> };

type CuttingMaterialCard_ConfigurableProduct_Fragment = { readonly __typename: 'ConfigurableProduct', readonly sku: string, readonly name: string, readonly options: ReadonlyArray<{ readonly __typename: 'ConfigurableOption', readonly attributeCode: string, readonly values: ReadonlyArray<{ readonly __typename: 'ConfigurableValue', readonly id: string, readonly label: string }> }>, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: { readonly __typename: 'ProductPrice', readonly isUnknown: boolean, readonly isFrom: boolean, readonly final: (
      { readonly __typename: 'TaxedMoney' }
      & BothPricesFragment
    ) }, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> };

export type CuttingMaterialCardFragment =
  | CuttingMaterialCard_SimpleProduct_Fragment
  | CuttingMaterialCard_VirtualProduct_Fragment
  | CuttingMaterialCard_DownloadableProduct_Fragment
  | CuttingMaterialCard_GroupedProduct_Fragment
  | CuttingMaterialCard_BundleProduct_Fragment
  | CuttingMaterialCard_ConfigurableProduct_Fragment
;

type CuttingService_SimpleProduct_Fragment = (
  { readonly __typename: 'SimpleProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }>, readonly customOptions: ReadonlyArray<{ readonly __typename: 'CustomOption', readonly id: string, readonly title: string, readonly type: Types.CustomOptionType, readonly isRequired: boolean, readonly maxCharacters: number | null, readonly price: (
      { readonly __typename: 'CustomOptionPrice' }
      & SurchargeFragment
    ) | null, readonly values: ReadonlyArray<{ readonly __typename: 'CustomOptionValue', readonly id: string, readonly title: string, readonly price: (
        { readonly __typename: 'CustomOptionPrice' }
        & SurchargeFragment
      ) }> }> }
  & ProductOffer_SimpleProduct_Fragment
);

type CuttingService_VirtualProduct_Fragment = (
  { readonly __typename: 'VirtualProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }>, readonly customOptions: ReadonlyArray<{ readonly __typename: 'CustomOption', readonly id: string, readonly title: string, readonly type: Types.CustomOptionType, readonly isRequired: boolean, readonly maxCharacters: number | null, readonly price: (
      { readonly __typename: 'CustomOptionPrice' }
      & SurchargeFragment
    ) | null, readonly values: ReadonlyArray<{ readonly __typename: 'CustomOptionValue', readonly id: string, readonly title: string, readonly price: (
        { readonly __typename: 'CustomOptionPrice' }
        & SurchargeFragment
      ) }> }> }
  & ProductOffer_VirtualProduct_Fragment
);

type CuttingService_DownloadableProduct_Fragment = (
  { readonly __typename: 'DownloadableProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }>, readonly customOptions: ReadonlyArray<{ readonly __typename: 'CustomOption', readonly id: string, readonly title: string, readonly type: Types.CustomOptionType, readonly isRequired: boolean, readonly maxCharacters: number | null, readonly price: (
      { readonly __typename: 'CustomOptionPrice' }
      & SurchargeFragment
    ) | null, readonly values: ReadonlyArray<{ readonly __typename: 'CustomOptionValue', readonly id: string, readonly title: string, readonly price: (
        { readonly __typename: 'CustomOptionPrice' }
        & SurchargeFragment
      ) }> }> }
  & ProductOffer_DownloadableProduct_Fragment
);

type CuttingService_GroupedProduct_Fragment = (
  { readonly __typename: 'GroupedProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }>, readonly customOptions: ReadonlyArray<{ readonly __typename: 'CustomOption', readonly id: string, readonly title: string, readonly type: Types.CustomOptionType, readonly isRequired: boolean, readonly maxCharacters: number | null, readonly price: (
      { readonly __typename: 'CustomOptionPrice' }
      & SurchargeFragment
    ) | null, readonly values: ReadonlyArray<{ readonly __typename: 'CustomOptionValue', readonly id: string, readonly title: string, readonly price: (
        { readonly __typename: 'CustomOptionPrice' }
        & SurchargeFragment
      ) }> }> }
  & ProductOffer_GroupedProduct_Fragment
);

type CuttingService_BundleProduct_Fragment = (
  { readonly __typename: 'BundleProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }>, readonly customOptions: ReadonlyArray<{ readonly __typename: 'CustomOption', readonly id: string, readonly title: string, readonly type: Types.CustomOptionType, readonly isRequired: boolean, readonly maxCharacters: number | null, readonly price: (
      { readonly __typename: 'CustomOptionPrice' }
      & SurchargeFragment
    ) | null, readonly values: ReadonlyArray<{ readonly __typename: 'CustomOptionValue', readonly id: string, readonly title: string, readonly price: (
        { readonly __typename: 'CustomOptionPrice' }
        & SurchargeFragment
      ) }> }> }
  & ProductOffer_BundleProduct_Fragment
);

type CuttingService_ConfigurableProduct_Fragment = (
  { readonly __typename: 'ConfigurableProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }>, readonly customOptions: ReadonlyArray<{ readonly __typename: 'CustomOption', readonly id: string, readonly title: string, readonly type: Types.CustomOptionType, readonly isRequired: boolean, readonly maxCharacters: number | null, readonly price: (
      { readonly __typename: 'CustomOptionPrice' }
      & SurchargeFragment
    ) | null, readonly values: ReadonlyArray<{ readonly __typename: 'CustomOptionValue', readonly id: string, readonly title: string, readonly price: (
        { readonly __typename: 'CustomOptionPrice' }
        & SurchargeFragment
      ) }> }> }
  & ProductOffer_ConfigurableProduct_Fragment
);

export type CuttingServiceFragment =
  | CuttingService_SimpleProduct_Fragment
  | CuttingService_VirtualProduct_Fragment
  | CuttingService_DownloadableProduct_Fragment
  | CuttingService_GroupedProduct_Fragment
  | CuttingService_BundleProduct_Fragment
  | CuttingService_ConfigurableProduct_Fragment
;

type CuttingMaterialView_SimpleProduct_Fragment = (
  { readonly __typename: 'SimpleProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }> }
  & ProductOffer_SimpleProduct_Fragment
);

type CuttingMaterialView_VirtualProduct_Fragment = (
  { readonly __typename: 'VirtualProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }> }
  & ProductOffer_VirtualProduct_Fragment
);

type CuttingMaterialView_DownloadableProduct_Fragment = (
  { readonly __typename: 'DownloadableProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }> }
  & ProductOffer_DownloadableProduct_Fragment
);

type CuttingMaterialView_GroupedProduct_Fragment = (
  { readonly __typename: 'GroupedProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }> }
  & ProductOffer_GroupedProduct_Fragment
);

type CuttingMaterialView_BundleProduct_Fragment = (
  { readonly __typename: 'BundleProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }> }
  & ProductOffer_BundleProduct_Fragment
);

type CuttingMaterialView_ConfigurableProduct_Fragment = (
  { readonly __typename: 'ConfigurableProduct', readonly options: ReadonlyArray<{ readonly __typename: 'ConfigurableOption', readonly attributeCode: string, readonly label: string, readonly values: ReadonlyArray<{ readonly __typename: 'ConfigurableValue', readonly id: string, readonly label: string }> }>, readonly variants: ReadonlyArray<(
    { readonly __typename: 'Variant' }
    & VariantViewFragment
  )>, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }> }
  & ProductOffer_ConfigurableProduct_Fragment
);

export type CuttingMaterialViewFragment =
  | CuttingMaterialView_SimpleProduct_Fragment
  | CuttingMaterialView_VirtualProduct_Fragment
  | CuttingMaterialView_DownloadableProduct_Fragment
  | CuttingMaterialView_GroupedProduct_Fragment
  | CuttingMaterialView_BundleProduct_Fragment
  | CuttingMaterialView_ConfigurableProduct_Fragment
;

export type CuttingListSendMutationVariables = Exact<{
  input: Types.CuttingListInput;
}>;


export type CuttingListSendMutation = { readonly cuttingListSend: { readonly __typename: 'CuttingListPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type MouldingCalculatorQueryVariables = Exact<{
  kind: Types.MouldingKind;
}>;


export type MouldingCalculatorQuery = { readonly mouldingCalculator: (
    { readonly __typename: 'MouldingCalculator', readonly mouldings: ReadonlyArray<
      | (
        { readonly __typename: 'SimpleProduct' }
        & CalculatorProduct_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & CalculatorProduct_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & CalculatorProduct_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & CalculatorProduct_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & CalculatorProduct_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & CalculatorProduct_ConfigurableProduct_Fragment
      )
    > }
    & CalculatorExtrasFragment
  ) | null };

export type DeckCalculatorQueryVariables = Exact<{ [key: string]: never; }>;


export type DeckCalculatorQuery = { readonly deckCalculator: (
    { readonly __typename: 'DeckCalculator', readonly boards: ReadonlyArray<
      | (
        { readonly __typename: 'SimpleProduct' }
        & CalculatorProduct_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & CalculatorProduct_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & CalculatorProduct_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & CalculatorProduct_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & CalculatorProduct_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & CalculatorProduct_ConfigurableProduct_Fragment
      )
    >, readonly joists: ReadonlyArray<
      | (
        { readonly __typename: 'SimpleProduct' }
        & CalculatorProduct_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & CalculatorProduct_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & CalculatorProduct_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & CalculatorProduct_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & CalculatorProduct_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & CalculatorProduct_ConfigurableProduct_Fragment
      )
    > }
    & DeckFixingsFragment
  ) | null };

export type CalculatorExtrasFragment = { readonly __typename: 'MouldingCalculator', readonly extras: ReadonlyArray<{ readonly __typename: 'CalculatorExtra', readonly metres: number, readonly product:
      | { readonly __typename: 'SimpleProduct', readonly sku: string, readonly name: string }
      | { readonly __typename: 'VirtualProduct', readonly sku: string, readonly name: string }
      | { readonly __typename: 'DownloadableProduct', readonly sku: string, readonly name: string }
      | { readonly __typename: 'GroupedProduct', readonly sku: string, readonly name: string }
      | { readonly __typename: 'BundleProduct', readonly sku: string, readonly name: string }
      | { readonly __typename: 'ConfigurableProduct', readonly sku: string, readonly name: string }
     }> };

export type DeckFixingsFragment = { readonly __typename: 'DeckCalculator', readonly gap: number, readonly spacings: ReadonlyArray<number>, readonly screws: ReadonlyArray<
    | { readonly __typename: 'SimpleProduct', readonly sku: string, readonly name: string, readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null }
    | { readonly __typename: 'VirtualProduct', readonly sku: string, readonly name: string, readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null }
    | { readonly __typename: 'DownloadableProduct', readonly sku: string, readonly name: string, readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null }
    | { readonly __typename: 'GroupedProduct', readonly sku: string, readonly name: string, readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null }
    | { readonly __typename: 'BundleProduct', readonly sku: string, readonly name: string, readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null }
    | { readonly __typename: 'ConfigurableProduct', readonly sku: string, readonly name: string, readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null }
  > };

type CalculatorProduct_SimpleProduct_Fragment = { readonly __typename: 'SimpleProduct', readonly sku: string, readonly name: string, readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null, readonly measure: { readonly __typename: 'Measure', readonly lengthMillimetres: number | null } | null, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PiecePriceFragment
  ) };

type CalculatorProduct_VirtualProduct_Fragment = { readonly __typename: 'VirtualProduct', readonly sku: string, readonly name: string, readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null, readonly measure: { readonly __typename: 'Measure', readonly lengthMillimetres: number | null } | null, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PiecePriceFragment
  ) };

type CalculatorProduct_DownloadableProduct_Fragment = { readonly __typename: 'DownloadableProduct', readonly sku: string, readonly name: string, readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null, readonly measure: { readonly __typename: 'Measure', readonly lengthMillimetres: number | null } | null, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PiecePriceFragment
  ) };

type CalculatorProduct_GroupedProduct_Fragment = { readonly __typename: 'GroupedProduct', readonly sku: string, readonly name: string, readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null, readonly measure: { readonly __typename: 'Measure', readonly lengthMillimetres: number | null } | null, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PiecePriceFragment
  ) };

type CalculatorProduct_BundleProduct_Fragment = { readonly __typename: 'BundleProduct', readonly sku: string, readonly name: string, readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null, readonly measure: { readonly __typename: 'Measure', readonly lengthMillimetres: number | null } | null, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PiecePriceFragment
  ) };

type CalculatorProduct_ConfigurableProduct_Fragment = { readonly __typename: 'ConfigurableProduct', readonly sku: string, readonly name: string, readonly options: ReadonlyArray<{ readonly __typename: 'ConfigurableOption', readonly attributeCode: string, readonly values: ReadonlyArray<{ readonly __typename: 'ConfigurableValue', readonly id: string, readonly label: string }> }>, readonly variants: ReadonlyArray<{ readonly __typename: 'Variant', readonly sku: string, readonly selection: ReadonlyArray<{ readonly __typename: 'VariantValue', readonly attributeCode: string, readonly valueId: string }>, readonly measure: { readonly __typename: 'Measure', readonly lengthMillimetres: number | null } | null, readonly price: (
      { readonly __typename: 'ProductPrice' }
      & PiecePriceFragment
    ) }>, readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }> | null, readonly measure: { readonly __typename: 'Measure', readonly lengthMillimetres: number | null } | null, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PiecePriceFragment
  ) };

export type CalculatorProductFragment =
  | CalculatorProduct_SimpleProduct_Fragment
  | CalculatorProduct_VirtualProduct_Fragment
  | CalculatorProduct_DownloadableProduct_Fragment
  | CalculatorProduct_GroupedProduct_Fragment
  | CalculatorProduct_BundleProduct_Fragment
  | CalculatorProduct_ConfigurableProduct_Fragment
;

export type PiecePriceFragment = { readonly __typename: 'ProductPrice', readonly final: { readonly __typename: 'TaxedMoney', readonly gross: { readonly __typename: 'Money', readonly amount: number } } };

export type CompareProductsQueryVariables = Exact<{
  skus: ReadonlyArray<string> | string;
}>;


export type CompareProductsQuery = { readonly productsBySku: ReadonlyArray<{ readonly __typename: 'ProductBySku', readonly sku: string, readonly product:
      | (
        { readonly __typename: 'SimpleProduct' }
        & ComparedProduct_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & ComparedProduct_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & ComparedProduct_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & ComparedProduct_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & ComparedProduct_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & ComparedProduct_ConfigurableProduct_Fragment
      )
     }> | null };

type ComparedProduct_SimpleProduct_Fragment = (
  { readonly __typename: 'SimpleProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ) }
  & ProductOffer_SimpleProduct_Fragment
  & ProductAttributes_SimpleProduct_Fragment
);

type ComparedProduct_VirtualProduct_Fragment = (
  { readonly __typename: 'VirtualProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ) }
  & ProductOffer_VirtualProduct_Fragment
  & ProductAttributes_VirtualProduct_Fragment
);

type ComparedProduct_DownloadableProduct_Fragment = (
  { readonly __typename: 'DownloadableProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ) }
  & ProductOffer_DownloadableProduct_Fragment
  & ProductAttributes_DownloadableProduct_Fragment
);

type ComparedProduct_GroupedProduct_Fragment = (
  { readonly __typename: 'GroupedProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ) }
  & ProductOffer_GroupedProduct_Fragment
  & ProductAttributes_GroupedProduct_Fragment
);

type ComparedProduct_BundleProduct_Fragment = (
  { readonly __typename: 'BundleProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ) }
  & ProductOffer_BundleProduct_Fragment
  & ProductAttributes_BundleProduct_Fragment
);

type ComparedProduct_ConfigurableProduct_Fragment = (
  { readonly __typename: 'ConfigurableProduct', readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ) }
  & ProductOffer_ConfigurableProduct_Fragment
  & ProductAttributes_ConfigurableProduct_Fragment
);

export type ComparedProductFragment =
  | ComparedProduct_SimpleProduct_Fragment
  | ComparedProduct_VirtualProduct_Fragment
  | ComparedProduct_DownloadableProduct_Fragment
  | ComparedProduct_GroupedProduct_Fragment
  | ComparedProduct_BundleProduct_Fragment
  | ComparedProduct_ConfigurableProduct_Fragment
;

export type ListingViewFragment = { readonly __typename: 'ProductList', readonly total: number, readonly totalIsExact: boolean, readonly fullMatches: number | null, readonly sort: Types.ProductSort | null, readonly sorts: ReadonlyArray<Types.ProductSort>, readonly items: ReadonlyArray<
    | (
      { readonly __typename: 'SimpleProduct' }
      & ProductCard_SimpleProduct_Fragment
    )
    | (
      { readonly __typename: 'VirtualProduct' }
      & ProductCard_VirtualProduct_Fragment
    )
    | (
      { readonly __typename: 'DownloadableProduct' }
      & ProductCard_DownloadableProduct_Fragment
    )
    | (
      { readonly __typename: 'GroupedProduct' }
      & ProductCard_GroupedProduct_Fragment
    )
    | (
      { readonly __typename: 'BundleProduct' }
      & ProductCard_BundleProduct_Fragment
    )
    | (
      { readonly __typename: 'ConfigurableProduct' }
      & ProductCard_ConfigurableProduct_Fragment
    )
  >, readonly pageInfo: { readonly __typename: 'PageInfo', readonly offset: number, readonly first: number }, readonly facets: ReadonlyArray<{ readonly __typename: 'Facet', readonly attribute: string, readonly label: string, readonly grossLabel: string | null, readonly kind: Types.FacetKind, readonly values: ReadonlyArray<{ readonly __typename: 'FacetValue', readonly id: string, readonly label: string, readonly grossLabel: string | null, readonly count: number }> }>, readonly appliedFilters: ReadonlyArray<{ readonly __typename: 'AppliedFilter', readonly attribute: string, readonly attributeLabel: string, readonly attributeGrossLabel: string | null, readonly id: string, readonly label: string, readonly grossLabel: string | null, readonly search: string | null }> };

export type MoreProductsQueryVariables = Exact<{
  categoryId?: string | null | undefined;
  search?: string | null | undefined;
  filters?: ReadonlyArray<Types.FilterInput> | Types.FilterInput;
  sort?: Types.ProductSort | null | undefined;
  offset?: number;
}>;


export type MoreProductsQuery = { readonly products: { readonly __typename: 'ProductList', readonly items: ReadonlyArray<
      | (
        { readonly __typename: 'SimpleProduct' }
        & ProductCard_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & ProductCard_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & ProductCard_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & ProductCard_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & ProductCard_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & ProductCard_ConfigurableProduct_Fragment
      )
    > } | null };

export type PriceTagFragment = { readonly __typename: 'ProductPrice', readonly onSale: boolean, readonly isFrom: boolean, readonly isGroupPrice: boolean, readonly isUnknown: boolean, readonly isCurrent: boolean, readonly regular: (
    { readonly __typename: 'TaxedMoney' }
    & BothPricesFragment
  ), readonly final: (
    { readonly __typename: 'TaxedMoney' }
    & BothPricesFragment
  ), readonly unit: { readonly __typename: 'UnitPrice', readonly unit: Types.PriceUnit, readonly price: (
      { readonly __typename: 'TaxedMoney' }
      & BothPricesFragment
    ) } | null };

export type BothPricesFragment = { readonly __typename: 'TaxedMoney', readonly net: { readonly __typename: 'Money', readonly amount: number, readonly formatted: string }, readonly gross: { readonly __typename: 'Money', readonly amount: number, readonly currency: string, readonly formatted: string } };

export type StockSignFragment = { readonly __typename: 'Stock', readonly status: Types.StockStatus, readonly quantity: number | null, readonly checkedAt: string | null, readonly limits: { readonly __typename: 'QuantityLimits', readonly least: number, readonly most: number, readonly step: number } | null };

type ProductOffer_SimpleProduct_Fragment = { readonly __typename: 'SimpleProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly needsChoice: boolean, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

type ProductOffer_VirtualProduct_Fragment = { readonly __typename: 'VirtualProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly needsChoice: boolean, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

type ProductOffer_DownloadableProduct_Fragment = { readonly __typename: 'DownloadableProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly needsChoice: boolean, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

type ProductOffer_GroupedProduct_Fragment = { readonly __typename: 'GroupedProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly needsChoice: boolean, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

type ProductOffer_BundleProduct_Fragment = { readonly __typename: 'BundleProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly needsChoice: boolean, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

type ProductOffer_ConfigurableProduct_Fragment = { readonly __typename: 'ConfigurableProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly needsChoice: boolean, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

export type ProductOfferFragment =
  | ProductOffer_SimpleProduct_Fragment
  | ProductOffer_VirtualProduct_Fragment
  | ProductOffer_DownloadableProduct_Fragment
  | ProductOffer_GroupedProduct_Fragment
  | ProductOffer_BundleProduct_Fragment
  | ProductOffer_ConfigurableProduct_Fragment
;

type ProductCard_SimpleProduct_Fragment = (
  { readonly __typename: 'SimpleProduct', readonly price: { readonly __typename: 'ProductPrice', readonly breaks: ReadonlyArray<{ readonly __typename: 'PriceBreak', readonly quantity: number, readonly price: (
        { readonly __typename: 'TaxedMoney' }
        & BothPricesFragment
      ) }> }, readonly rating: { readonly __typename: 'ProductRating', readonly average: number, readonly count: number } | null, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }> }
  & ProductOffer_SimpleProduct_Fragment
);

type ProductCard_VirtualProduct_Fragment = (
  { readonly __typename: 'VirtualProduct', readonly price: { readonly __typename: 'ProductPrice', readonly breaks: ReadonlyArray<{ readonly __typename: 'PriceBreak', readonly quantity: number, readonly price: (
        { readonly __typename: 'TaxedMoney' }
        & BothPricesFragment
      ) }> }, readonly rating: { readonly __typename: 'ProductRating', readonly average: number, readonly count: number } | null, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }> }
  & ProductOffer_VirtualProduct_Fragment
);

type ProductCard_DownloadableProduct_Fragment = (
  { readonly __typename: 'DownloadableProduct', readonly price: { readonly __typename: 'ProductPrice', readonly breaks: ReadonlyArray<{ readonly __typename: 'PriceBreak', readonly quantity: number, readonly price: (
        { readonly __typename: 'TaxedMoney' }
        & BothPricesFragment
      ) }> }, readonly rating: { readonly __typename: 'ProductRating', readonly average: number, readonly count: number } | null, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }> }
  & ProductOffer_DownloadableProduct_Fragment
);

type ProductCard_GroupedProduct_Fragment = (
  { readonly __typename: 'GroupedProduct', readonly price: { readonly __typename: 'ProductPrice', readonly breaks: ReadonlyArray<{ readonly __typename: 'PriceBreak', readonly quantity: number, readonly price: (
        { readonly __typename: 'TaxedMoney' }
        & BothPricesFragment
      ) }> }, readonly rating: { readonly __typename: 'ProductRating', readonly average: number, readonly count: number } | null, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }> }
  & ProductOffer_GroupedProduct_Fragment
);

type ProductCard_BundleProduct_Fragment = (
  { readonly __typename: 'BundleProduct', readonly price: { readonly __typename: 'ProductPrice', readonly breaks: ReadonlyArray<{ readonly __typename: 'PriceBreak', readonly quantity: number, readonly price: (
        { readonly __typename: 'TaxedMoney' }
        & BothPricesFragment
      ) }> }, readonly rating: { readonly __typename: 'ProductRating', readonly average: number, readonly count: number } | null, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }> }
  & ProductOffer_BundleProduct_Fragment
);

type ProductCard_ConfigurableProduct_Fragment = (
  { readonly __typename: 'ConfigurableProduct', readonly price: { readonly __typename: 'ProductPrice', readonly breaks: ReadonlyArray<{ readonly __typename: 'PriceBreak', readonly quantity: number, readonly price: (
        { readonly __typename: 'TaxedMoney' }
        & BothPricesFragment
      ) }> }, readonly rating: { readonly __typename: 'ProductRating', readonly average: number, readonly count: number } | null, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }> }
  & ProductOffer_ConfigurableProduct_Fragment
);

export type ProductCardFragment =
  | ProductCard_SimpleProduct_Fragment
  | ProductCard_VirtualProduct_Fragment
  | ProductCard_DownloadableProduct_Fragment
  | ProductCard_GroupedProduct_Fragment
  | ProductCard_BundleProduct_Fragment
  | ProductCard_ConfigurableProduct_Fragment
;

export type AlternativesQueryVariables = Exact<{
  sku: string;
}>;


export type AlternativesQuery = { readonly product:
    | { readonly __typename: 'SimpleProduct', readonly id: string, readonly alternatives: ReadonlyArray<
        | (
          { readonly __typename: 'SimpleProduct' }
          & ProductCard_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ProductCard_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ProductCard_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ProductCard_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ProductCard_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ProductCard_ConfigurableProduct_Fragment
        )
      > | null, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null }
    | { readonly __typename: 'VirtualProduct', readonly id: string, readonly alternatives: ReadonlyArray<
        | (
          { readonly __typename: 'SimpleProduct' }
          & ProductCard_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ProductCard_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ProductCard_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ProductCard_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ProductCard_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ProductCard_ConfigurableProduct_Fragment
        )
      > | null, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null }
    | { readonly __typename: 'DownloadableProduct', readonly id: string, readonly alternatives: ReadonlyArray<
        | (
          { readonly __typename: 'SimpleProduct' }
          & ProductCard_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ProductCard_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ProductCard_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ProductCard_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ProductCard_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ProductCard_ConfigurableProduct_Fragment
        )
      > | null, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null }
    | { readonly __typename: 'GroupedProduct', readonly id: string, readonly alternatives: ReadonlyArray<
        | (
          { readonly __typename: 'SimpleProduct' }
          & ProductCard_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ProductCard_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ProductCard_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ProductCard_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ProductCard_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ProductCard_ConfigurableProduct_Fragment
        )
      > | null, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null }
    | { readonly __typename: 'BundleProduct', readonly id: string, readonly alternatives: ReadonlyArray<
        | (
          { readonly __typename: 'SimpleProduct' }
          & ProductCard_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ProductCard_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ProductCard_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ProductCard_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ProductCard_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ProductCard_ConfigurableProduct_Fragment
        )
      > | null, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null }
    | { readonly __typename: 'ConfigurableProduct', readonly id: string, readonly alternatives: ReadonlyArray<
        | (
          { readonly __typename: 'SimpleProduct' }
          & ProductCard_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ProductCard_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ProductCard_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ProductCard_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ProductCard_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ProductCard_ConfigurableProduct_Fragment
        )
      > | null, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null }
   | null };

export type RelatedProductsQueryVariables = Exact<{
  sku: string;
}>;


export type RelatedProductsQuery = { readonly product:
    | { readonly __typename: 'SimpleProduct', readonly id: string, readonly related: ReadonlyArray<
        | (
          { readonly __typename: 'SimpleProduct' }
          & ProductCard_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ProductCard_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ProductCard_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ProductCard_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ProductCard_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ProductCard_ConfigurableProduct_Fragment
        )
      > | null }
    | { readonly __typename: 'VirtualProduct', readonly id: string, readonly related: ReadonlyArray<
        | (
          { readonly __typename: 'SimpleProduct' }
          & ProductCard_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ProductCard_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ProductCard_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ProductCard_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ProductCard_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ProductCard_ConfigurableProduct_Fragment
        )
      > | null }
    | { readonly __typename: 'DownloadableProduct', readonly id: string, readonly related: ReadonlyArray<
        | (
          { readonly __typename: 'SimpleProduct' }
          & ProductCard_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ProductCard_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ProductCard_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ProductCard_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ProductCard_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ProductCard_ConfigurableProduct_Fragment
        )
      > | null }
    | { readonly __typename: 'GroupedProduct', readonly id: string, readonly related: ReadonlyArray<
        | (
          { readonly __typename: 'SimpleProduct' }
          & ProductCard_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ProductCard_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ProductCard_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ProductCard_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ProductCard_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ProductCard_ConfigurableProduct_Fragment
        )
      > | null }
    | { readonly __typename: 'BundleProduct', readonly id: string, readonly related: ReadonlyArray<
        | (
          { readonly __typename: 'SimpleProduct' }
          & ProductCard_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ProductCard_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ProductCard_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ProductCard_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ProductCard_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ProductCard_ConfigurableProduct_Fragment
        )
      > | null }
    | { readonly __typename: 'ConfigurableProduct', readonly id: string, readonly related: ReadonlyArray<
        | (
          { readonly __typename: 'SimpleProduct' }
          & ProductCard_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ProductCard_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ProductCard_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ProductCard_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ProductCard_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ProductCard_ConfigurableProduct_Fragment
        )
      > | null }
   | null };

type ProductView_SimpleProduct_Fragment = (
  { readonly __typename: 'SimpleProduct', readonly summary: string | null, readonly description: string | null, readonly cuttingNotice: string | null, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly hasRelated: boolean, readonly reviews: (
    { readonly __typename: 'ReviewList' }
    & ReviewsViewFragment
  ) | null, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly gallery: ReadonlyArray<{ readonly __typename: 'GalleryItem', readonly videoUrl: string | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } }>, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }>, readonly documents: ReadonlyArray<{ readonly __typename: 'ProductDocument', readonly title: string, readonly url: string }>, readonly customOptions: ReadonlyArray<{ readonly __typename: 'CustomOption', readonly id: string, readonly title: string, readonly type: Types.CustomOptionType, readonly isRequired: boolean, readonly maxCharacters: number | null, readonly lengthLimits: { readonly __typename: 'LengthLimits', readonly least: number, readonly most: number } | null, readonly price: (
      { readonly __typename: 'CustomOptionPrice' }
      & SurchargeFragment
    ) | null, readonly values: ReadonlyArray<{ readonly __typename: 'CustomOptionValue', readonly id: string, readonly title: string, readonly price: (
        { readonly __typename: 'CustomOptionPrice' }
        & SurchargeFragment
      ) }> }>, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly code: Types.ProductIssueCode, readonly message: string }> }
  & ProductOffer_SimpleProduct_Fragment
  & ProductAttributes_SimpleProduct_Fragment
);

type ProductView_VirtualProduct_Fragment = (
  { readonly __typename: 'VirtualProduct', readonly summary: string | null, readonly description: string | null, readonly cuttingNotice: string | null, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly hasRelated: boolean, readonly reviews: (
    { readonly __typename: 'ReviewList' }
    & ReviewsViewFragment
  ) | null, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly gallery: ReadonlyArray<{ readonly __typename: 'GalleryItem', readonly videoUrl: string | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } }>, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }>, readonly documents: ReadonlyArray<{ readonly __typename: 'ProductDocument', readonly title: string, readonly url: string }>, readonly customOptions: ReadonlyArray<{ readonly __typename: 'CustomOption', readonly id: string, readonly title: string, readonly type: Types.CustomOptionType, readonly isRequired: boolean, readonly maxCharacters: number | null, readonly lengthLimits: { readonly __typename: 'LengthLimits', readonly least: number, readonly most: number } | null, readonly price: (
      { readonly __typename: 'CustomOptionPrice' }
      & SurchargeFragment
    ) | null, readonly values: ReadonlyArray<{ readonly __typename: 'CustomOptionValue', readonly id: string, readonly title: string, readonly price: (
        { readonly __typename: 'CustomOptionPrice' }
        & SurchargeFragment
      ) }> }>, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly code: Types.ProductIssueCode, readonly message: string }> }
  & ProductOffer_VirtualProduct_Fragment
  & ProductAttributes_VirtualProduct_Fragment
);

type ProductView_DownloadableProduct_Fragment = (
  { readonly __typename: 'DownloadableProduct', readonly summary: string | null, readonly description: string | null, readonly cuttingNotice: string | null, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly hasRelated: boolean, readonly reviews: (
    { readonly __typename: 'ReviewList' }
    & ReviewsViewFragment
  ) | null, readonly samples: ReadonlyArray<{ readonly __typename: 'ProductDocument', readonly title: string, readonly url: string }>, readonly links: ReadonlyArray<{ readonly __typename: 'DownloadLink', readonly id: string, readonly title: string, readonly price: (
      { readonly __typename: 'TaxedMoney' }
      & BothPricesFragment
    ) | null }>, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly gallery: ReadonlyArray<{ readonly __typename: 'GalleryItem', readonly videoUrl: string | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } }>, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }>, readonly documents: ReadonlyArray<{ readonly __typename: 'ProductDocument', readonly title: string, readonly url: string }>, readonly customOptions: ReadonlyArray<{ readonly __typename: 'CustomOption', readonly id: string, readonly title: string, readonly type: Types.CustomOptionType, readonly isRequired: boolean, readonly maxCharacters: number | null, readonly lengthLimits: { readonly __typename: 'LengthLimits', readonly least: number, readonly most: number } | null, readonly price: (
      { readonly __typename: 'CustomOptionPrice' }
      & SurchargeFragment
    ) | null, readonly values: ReadonlyArray<{ readonly __typename: 'CustomOptionValue', readonly id: string, readonly title: string, readonly price: (
        { readonly __typename: 'CustomOptionPrice' }
        & SurchargeFragment
      ) }> }>, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly code: Types.ProductIssueCode, readonly message: string }> }
  & ProductOffer_DownloadableProduct_Fragment
  & ProductAttributes_DownloadableProduct_Fragment
);

type ProductView_GroupedProduct_Fragment = (
  { readonly __typename: 'GroupedProduct', readonly summary: string | null, readonly description: string | null, readonly cuttingNotice: string | null, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly hasRelated: boolean, readonly items: ReadonlyArray<{ readonly __typename: 'GroupedItem', readonly quantity: number, readonly product:
      | (
        { readonly __typename: 'SimpleProduct' }
        & ComponentView_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & ComponentView_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & ComponentView_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & ComponentView_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & ComponentView_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & ComponentView_ConfigurableProduct_Fragment
      )
     }>, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly gallery: ReadonlyArray<{ readonly __typename: 'GalleryItem', readonly videoUrl: string | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } }>, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }>, readonly documents: ReadonlyArray<{ readonly __typename: 'ProductDocument', readonly title: string, readonly url: string }>, readonly customOptions: ReadonlyArray<{ readonly __typename: 'CustomOption', readonly id: string, readonly title: string, readonly type: Types.CustomOptionType, readonly isRequired: boolean, readonly maxCharacters: number | null, readonly lengthLimits: { readonly __typename: 'LengthLimits', readonly least: number, readonly most: number } | null, readonly price: (
      { readonly __typename: 'CustomOptionPrice' }
      & SurchargeFragment
    ) | null, readonly values: ReadonlyArray<{ readonly __typename: 'CustomOptionValue', readonly id: string, readonly title: string, readonly price: (
        { readonly __typename: 'CustomOptionPrice' }
        & SurchargeFragment
      ) }> }>, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly code: Types.ProductIssueCode, readonly message: string }> }
  & ProductOffer_GroupedProduct_Fragment
  & ProductAttributes_GroupedProduct_Fragment
);

type ProductView_BundleProduct_Fragment = (
  { readonly __typename: 'BundleProduct', readonly summary: string | null, readonly description: string | null, readonly cuttingNotice: string | null, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly hasRelated: boolean, readonly options: ReadonlyArray<{ readonly __typename: 'BundleOption', readonly id: string, readonly title: string, readonly isRequired: boolean, readonly type: Types.BundleOptionType, readonly selections: ReadonlyArray<{ readonly __typename: 'BundleSelection', readonly id: string, readonly quantity: number, readonly canChangeQuantity: boolean, readonly isDefault: boolean, readonly product:
        | (
          { readonly __typename: 'SimpleProduct' }
          & ComponentView_SimpleProduct_Fragment
        )
        | (
          { readonly __typename: 'VirtualProduct' }
          & ComponentView_VirtualProduct_Fragment
        )
        | (
          { readonly __typename: 'DownloadableProduct' }
          & ComponentView_DownloadableProduct_Fragment
        )
        | (
          { readonly __typename: 'GroupedProduct' }
          & ComponentView_GroupedProduct_Fragment
        )
        | (
          { readonly __typename: 'BundleProduct' }
          & ComponentView_BundleProduct_Fragment
        )
        | (
          { readonly __typename: 'ConfigurableProduct' }
          & ComponentView_ConfigurableProduct_Fragment
        )
       }> }>, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly gallery: ReadonlyArray<{ readonly __typename: 'GalleryItem', readonly videoUrl: string | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } }>, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }>, readonly documents: ReadonlyArray<{ readonly __typename: 'ProductDocument', readonly title: string, readonly url: string }>, readonly customOptions: ReadonlyArray<{ readonly __typename: 'CustomOption', readonly id: string, readonly title: string, readonly type: Types.CustomOptionType, readonly isRequired: boolean, readonly maxCharacters: number | null, readonly lengthLimits: { readonly __typename: 'LengthLimits', readonly least: number, readonly most: number } | null, readonly price: (
      { readonly __typename: 'CustomOptionPrice' }
      & SurchargeFragment
    ) | null, readonly values: ReadonlyArray<{ readonly __typename: 'CustomOptionValue', readonly id: string, readonly title: string, readonly price: (
        { readonly __typename: 'CustomOptionPrice' }
        & SurchargeFragment
      ) }> }>, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly code: Types.ProductIssueCode, readonly message: string }> }
  & ProductOffer_BundleProduct_Fragment
  & ProductAttributes_BundleProduct_Fragment
);

type ProductView_ConfigurableProduct_Fragment = (
  { readonly __typename: 'ConfigurableProduct', readonly summary: string | null, readonly description: string | null, readonly cuttingNotice: string | null, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly hasRelated: boolean, readonly reviews: (
    { readonly __typename: 'ReviewList' }
    & ReviewsViewFragment
  ) | null, readonly options: ReadonlyArray<{ readonly __typename: 'ConfigurableOption', readonly attributeCode: string, readonly label: string, readonly values: ReadonlyArray<{ readonly __typename: 'ConfigurableValue', readonly id: string, readonly label: string }> }>, readonly variants: ReadonlyArray<(
    { readonly __typename: 'Variant' }
    & VariantViewFragment
  )>, readonly soldOut: ReadonlyArray<{ readonly __typename: 'SoldOutVariant', readonly selection: ReadonlyArray<{ readonly __typename: 'VariantValue', readonly attributeCode: string, readonly valueId: string }> }>, readonly defaultVariant: { readonly __typename: 'Variant', readonly sku: string } | null, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceStepsFragment
  ), readonly gallery: ReadonlyArray<{ readonly __typename: 'GalleryItem', readonly videoUrl: string | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } }>, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }>, readonly documents: ReadonlyArray<{ readonly __typename: 'ProductDocument', readonly title: string, readonly url: string }>, readonly customOptions: ReadonlyArray<{ readonly __typename: 'CustomOption', readonly id: string, readonly title: string, readonly type: Types.CustomOptionType, readonly isRequired: boolean, readonly maxCharacters: number | null, readonly lengthLimits: { readonly __typename: 'LengthLimits', readonly least: number, readonly most: number } | null, readonly price: (
      { readonly __typename: 'CustomOptionPrice' }
      & SurchargeFragment
    ) | null, readonly values: ReadonlyArray<{ readonly __typename: 'CustomOptionValue', readonly id: string, readonly title: string, readonly price: (
        { readonly __typename: 'CustomOptionPrice' }
        & SurchargeFragment
      ) }> }>, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly code: Types.ProductIssueCode, readonly message: string }> }
  & ProductOffer_ConfigurableProduct_Fragment
  & ProductAttributes_ConfigurableProduct_Fragment
);

export type ProductViewFragment =
  | ProductView_SimpleProduct_Fragment
  | ProductView_VirtualProduct_Fragment
  | ProductView_DownloadableProduct_Fragment
  | ProductView_GroupedProduct_Fragment
  | ProductView_BundleProduct_Fragment
  | ProductView_ConfigurableProduct_Fragment
;

type ProductAttributes_SimpleProduct_Fragment = { readonly __typename: 'SimpleProduct', readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string, readonly isComparable: boolean }> | null };

type ProductAttributes_VirtualProduct_Fragment = { readonly __typename: 'VirtualProduct', readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string, readonly isComparable: boolean }> | null };

type ProductAttributes_DownloadableProduct_Fragment = { readonly __typename: 'DownloadableProduct', readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string, readonly isComparable: boolean }> | null };

type ProductAttributes_GroupedProduct_Fragment = { readonly __typename: 'GroupedProduct', readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string, readonly isComparable: boolean }> | null };

type ProductAttributes_BundleProduct_Fragment = { readonly __typename: 'BundleProduct', readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string, readonly isComparable: boolean }> | null };

type ProductAttributes_ConfigurableProduct_Fragment = { readonly __typename: 'ConfigurableProduct', readonly attributes: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string, readonly isComparable: boolean }> | null };

export type ProductAttributesFragment =
  | ProductAttributes_SimpleProduct_Fragment
  | ProductAttributes_VirtualProduct_Fragment
  | ProductAttributes_DownloadableProduct_Fragment
  | ProductAttributes_GroupedProduct_Fragment
  | ProductAttributes_BundleProduct_Fragment
  | ProductAttributes_ConfigurableProduct_Fragment
;

export type PriceStepsFragment = { readonly __typename: 'ProductPrice', readonly taxRate: number | null, readonly breaks: ReadonlyArray<{ readonly __typename: 'PriceBreak', readonly quantity: number, readonly price: (
      { readonly __typename: 'TaxedMoney' }
      & BothPricesFragment
    ) }> };

export type SurchargeFragment = { readonly __typename: 'CustomOptionPrice', readonly percent: number | null, readonly amount: (
    { readonly __typename: 'TaxedMoney' }
    & BothPricesFragment
  ) };

export type MeasureViewFragment = { readonly __typename: 'Measure', readonly lengthMillimetres: number | null, readonly coverage: { readonly __typename: 'Coverage', readonly squareMetres: number, readonly unit: Types.CoverUnit } | null };

export type VariantViewFragment = { readonly __typename: 'Variant', readonly sku: string, readonly name: string, readonly url: string, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly weight: string | null, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
    & PriceStepsFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } | null, readonly selection: ReadonlyArray<{ readonly __typename: 'VariantValue', readonly attributeCode: string, readonly valueId: string }>, readonly measure: (
    { readonly __typename: 'Measure' }
    & MeasureViewFragment
  ) | null };

type ComponentView_SimpleProduct_Fragment = { readonly __typename: 'SimpleProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
    & PriceStepsFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

type ComponentView_VirtualProduct_Fragment = { readonly __typename: 'VirtualProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
    & PriceStepsFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

type ComponentView_DownloadableProduct_Fragment = { readonly __typename: 'DownloadableProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
    & PriceStepsFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

type ComponentView_GroupedProduct_Fragment = { readonly __typename: 'GroupedProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
    & PriceStepsFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

type ComponentView_BundleProduct_Fragment = { readonly __typename: 'BundleProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
    & PriceStepsFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

type ComponentView_ConfigurableProduct_Fragment = { readonly __typename: 'ConfigurableProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly longestMillimetres: number | null, readonly kilograms: number | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
    { readonly __typename: 'ProductPrice' }
    & PriceTagFragment
    & PriceStepsFragment
  ), readonly stock: (
    { readonly __typename: 'Stock' }
    & StockSignFragment
  ) | null };

export type ComponentViewFragment =
  | ComponentView_SimpleProduct_Fragment
  | ComponentView_VirtualProduct_Fragment
  | ComponentView_DownloadableProduct_Fragment
  | ComponentView_GroupedProduct_Fragment
  | ComponentView_BundleProduct_Fragment
  | ComponentView_ConfigurableProduct_Fragment
;

export type QuickOrderProductsQueryVariables = Exact<{
  skus: ReadonlyArray<string> | string;
}>;


export type QuickOrderProductsQuery = { readonly productsBySku: ReadonlyArray<{ readonly __typename: 'ProductBySku', readonly sku: string, readonly needsChoice: boolean, readonly variant: { readonly __typename: 'Variant', readonly sku: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } | null, readonly price: (
        { readonly __typename: 'ProductPrice' }
        & OrderPriceFragment
      ), readonly stock: (
        { readonly __typename: 'Stock' }
        & StockSignFragment
      ) | null, readonly selection: ReadonlyArray<{ readonly __typename: 'VariantValue', readonly attributeCode: string, readonly valueId: string }> } | null, readonly product:
      | { readonly __typename: 'SimpleProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
          { readonly __typename: 'ProductPrice' }
          & OrderPriceFragment
        ), readonly stock: (
          { readonly __typename: 'Stock' }
          & StockSignFragment
        ) | null, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }>, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }> }
      | { readonly __typename: 'VirtualProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
          { readonly __typename: 'ProductPrice' }
          & OrderPriceFragment
        ), readonly stock: (
          { readonly __typename: 'Stock' }
          & StockSignFragment
        ) | null, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }>, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }> }
      | { readonly __typename: 'DownloadableProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
          { readonly __typename: 'ProductPrice' }
          & OrderPriceFragment
        ), readonly stock: (
          { readonly __typename: 'Stock' }
          & StockSignFragment
        ) | null, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }>, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }> }
      | { readonly __typename: 'GroupedProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
          { readonly __typename: 'ProductPrice' }
          & OrderPriceFragment
        ), readonly stock: (
          { readonly __typename: 'Stock' }
          & StockSignFragment
        ) | null, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }>, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }> }
      | { readonly __typename: 'BundleProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
          { readonly __typename: 'ProductPrice' }
          & OrderPriceFragment
        ), readonly stock: (
          { readonly __typename: 'Stock' }
          & StockSignFragment
        ) | null, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }>, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }> }
      | { readonly __typename: 'ConfigurableProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly phoneOrderOnly: boolean, readonly options: ReadonlyArray<{ readonly __typename: 'ConfigurableOption', readonly attributeCode: string, readonly label: string, readonly values: ReadonlyArray<{ readonly __typename: 'ConfigurableValue', readonly id: string, readonly label: string }> }>, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly price: (
          { readonly __typename: 'ProductPrice' }
          & OrderPriceFragment
        ), readonly stock: (
          { readonly __typename: 'Stock' }
          & StockSignFragment
        ) | null, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly label: string, readonly value: string }>, readonly issues: ReadonlyArray<{ readonly __typename: 'ProductIssue', readonly message: string }> }
     }> | null };

export type QuickOrderVariantsQueryVariables = Exact<{
  sku: string;
}>;


export type QuickOrderVariantsQuery = { readonly product:
    | { readonly __typename: 'SimpleProduct', readonly id: string }
    | { readonly __typename: 'VirtualProduct', readonly id: string }
    | { readonly __typename: 'DownloadableProduct', readonly id: string }
    | { readonly __typename: 'GroupedProduct', readonly id: string }
    | { readonly __typename: 'BundleProduct', readonly id: string }
    | { readonly __typename: 'ConfigurableProduct', readonly id: string, readonly variants: ReadonlyArray<(
        { readonly __typename: 'Variant' }
        & VariantViewFragment
      )> }
   | null };

export type OrderPriceFragment = { readonly __typename: 'ProductPrice', readonly isFrom: boolean, readonly isUnknown: boolean, readonly final: (
    { readonly __typename: 'TaxedMoney' }
    & BothPricesFragment
  ), readonly breaks: ReadonlyArray<{ readonly __typename: 'PriceBreak', readonly quantity: number, readonly price: (
      { readonly __typename: 'TaxedMoney' }
      & BothPricesFragment
    ) }> };

export type QuickOrderNearQueryVariables = Exact<{
  typed: string;
}>;


export type QuickOrderNearQuery = { readonly productsNearSku: ReadonlyArray<
    | { readonly __typename: 'SimpleProduct', readonly id: string, readonly sku: string, readonly name: string }
    | { readonly __typename: 'VirtualProduct', readonly id: string, readonly sku: string, readonly name: string }
    | { readonly __typename: 'DownloadableProduct', readonly id: string, readonly sku: string, readonly name: string }
    | { readonly __typename: 'GroupedProduct', readonly id: string, readonly sku: string, readonly name: string }
    | { readonly __typename: 'BundleProduct', readonly id: string, readonly sku: string, readonly name: string }
    | { readonly __typename: 'ConfigurableProduct', readonly id: string, readonly sku: string, readonly name: string }
  > | null };

export type RecentlyViewedQueryVariables = Exact<{
  skus: ReadonlyArray<string> | string;
}>;


export type RecentlyViewedQuery = { readonly productsBySku: ReadonlyArray<{ readonly __typename: 'ProductBySku', readonly sku: string, readonly product:
      | (
        { readonly __typename: 'SimpleProduct' }
        & ProductCard_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & ProductCard_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & ProductCard_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & ProductCard_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & ProductCard_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & ProductCard_ConfigurableProduct_Fragment
      )
     }> | null };

export type ReviewCreateMutationVariables = Exact<{
  input: Types.ReviewCreateInput;
}>;


export type ReviewCreateMutation = { readonly reviewCreate: { readonly __typename: 'ReviewCreatePayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ProductReviewsQueryVariables = Exact<{
  productId: string;
  offset?: number;
  reviewSort?: Types.ReviewSort;
}>;


export type ProductReviewsQuery = { readonly reviews: (
    { readonly __typename: 'ReviewList' }
    & ReviewsViewFragment
  ) | null };

export type ReviewsViewFragment = { readonly __typename: 'ReviewList', readonly total: number, readonly averageRating: number | null, readonly distribution: ReadonlyArray<number>, readonly items: ReadonlyArray<{ readonly __typename: 'Review', readonly id: string, readonly title: string, readonly detail: string, readonly nickname: string, readonly rating: number | null, readonly createdAt: string }> };

export type SearchSuggestionsQueryVariables = Exact<{
  search: string;
}>;


export type SearchSuggestionsQuery = { readonly products: { readonly __typename: 'ProductList', readonly total: number, readonly totalIsExact: boolean, readonly fullMatches: number | null, readonly items: ReadonlyArray<
      | { readonly __typename: 'SimpleProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }>, readonly price: { readonly __typename: 'ProductPrice', readonly isFrom: boolean, readonly final: (
            { readonly __typename: 'TaxedMoney' }
            & BothPricesFragment
          ) } }
      | { readonly __typename: 'VirtualProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }>, readonly price: { readonly __typename: 'ProductPrice', readonly isFrom: boolean, readonly final: (
            { readonly __typename: 'TaxedMoney' }
            & BothPricesFragment
          ) } }
      | { readonly __typename: 'DownloadableProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }>, readonly price: { readonly __typename: 'ProductPrice', readonly isFrom: boolean, readonly final: (
            { readonly __typename: 'TaxedMoney' }
            & BothPricesFragment
          ) } }
      | { readonly __typename: 'GroupedProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }>, readonly price: { readonly __typename: 'ProductPrice', readonly isFrom: boolean, readonly final: (
            { readonly __typename: 'TaxedMoney' }
            & BothPricesFragment
          ) } }
      | { readonly __typename: 'BundleProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }>, readonly price: { readonly __typename: 'ProductPrice', readonly isFrom: boolean, readonly final: (
            { readonly __typename: 'TaxedMoney' }
            & BothPricesFragment
          ) } }
      | { readonly __typename: 'ConfigurableProduct', readonly id: string, readonly sku: string, readonly name: string, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string }, readonly keyFacts: ReadonlyArray<{ readonly __typename: 'ProductAttribute', readonly code: string, readonly value: string }>, readonly price: { readonly __typename: 'ProductPrice', readonly isFrom: boolean, readonly final: (
            { readonly __typename: 'TaxedMoney' }
            & BothPricesFragment
          ) } }
    >, readonly suggestions: { readonly __typename: 'SearchSuggestions', readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly name: string, readonly url: string }>, readonly pages: ReadonlyArray<{ readonly __typename: 'PageLink', readonly title: string, readonly url: string }> | null, readonly room: { readonly __typename: 'RoomSuggestion', readonly url: string } | null } } | null };

export type PlacedBlocksQueryVariables = Exact<{
  place: Types.BlockPlace;
}>;


export type PlacedBlocksQuery = { readonly placedBlocks: ReadonlyArray<(
    { readonly __typename: 'CmsBlock' }
    & PlacedBlockFragment
  )> | null };

export type PlacedBlockFragment = { readonly __typename: 'CmsBlock', readonly id: string, readonly content: string };

export type CmsViewFragment = { readonly __typename: 'CmsPage', readonly id: string, readonly title: string, readonly url: string, readonly heading: string | null, readonly content: string, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly leadPicture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } | null, readonly section: { readonly __typename: 'CmsSection', readonly title: string, readonly pages: ReadonlyArray<{ readonly __typename: 'PageLink', readonly title: string, readonly url: string }> } | null };

export type MessageSendMutationVariables = Exact<{
  input: Types.MessageInput;
}>;


export type MessageSendMutation = { readonly messageSend: { readonly __typename: 'MessagePayload', readonly isSent: boolean, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: Types.UserErrorCode, readonly field: string | null, readonly message: string }> } };

export type ContactPlaceFragment = { readonly __typename: 'CmsPage', readonly title: string, readonly content: string };

export type NewsEntryFragment = { readonly __typename: 'NewsPost', readonly id: string, readonly title: string, readonly url: string, readonly publishedAt: string | null, readonly author: string | null, readonly summary: string, readonly categories: ReadonlyArray<{ readonly __typename: 'NewsCategory', readonly identifier: string, readonly name: string, readonly url: string }>, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } | null };

export type NewsArticleFragment = (
  { readonly __typename: 'NewsPost', readonly heading: string | null, readonly content: string, readonly metaTitle: string | null, readonly metaDescription: string | null }
  & NewsEntryFragment
);

export type NewsTeaserFragment = { readonly __typename: 'NewsPost', readonly id: string, readonly title: string, readonly url: string, readonly publishedAt: string | null, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } | null };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { readonly menu: ReadonlyArray<(
    { readonly __typename: 'Category', readonly menuEntries: ReadonlyArray<(
      { readonly __typename: 'Category', readonly menuEntries: ReadonlyArray<(
        { readonly __typename: 'Category' }
        & MenuEntryFragment
      )> }
      & MenuEntryFragment
    )> }
    & MenuEntryFragment
  )> | null, readonly sitePages: { readonly __typename: 'SitePages', readonly menu: ReadonlyArray<{ readonly __typename: 'PageLink', readonly title: string, readonly url: string }>, readonly help: ReadonlyArray<{ readonly __typename: 'PageLink', readonly title: string, readonly url: string }>, readonly about: ReadonlyArray<{ readonly __typename: 'PageLink', readonly title: string, readonly url: string }> } | null, readonly placedBlocks: ReadonlyArray<(
    { readonly __typename: 'CmsBlock' }
    & PlacedBlockFragment
  )> | null };

export type MenuEntryFragment = { readonly __typename: 'Category', readonly id: string, readonly name: string, readonly url: string };

export type CategoryPageQueryVariables = Exact<{
  slug: string;
  filters?: ReadonlyArray<Types.FilterInput> | Types.FilterInput;
  sort?: Types.ProductSort | null | undefined;
  offset?: number;
}>;


export type CategoryPageQuery = { readonly category: (
    { readonly __typename: 'Category' }
    & CategoryViewFragment
  ) | null };

export type CategoryViewFragment = { readonly __typename: 'Category', readonly id: string, readonly name: string, readonly url: string, readonly description: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly ownPicture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } | null, readonly children: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly name: string, readonly url: string, readonly productCount: number, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } | null }>, readonly breadcrumbs: ReadonlyArray<{ readonly __typename: 'Breadcrumb', readonly name: string, readonly url: string }> | null, readonly blocks: ReadonlyArray<(
    { readonly __typename: 'CmsBlock' }
    & PlacedBlockFragment
  )> | null, readonly products: (
    { readonly __typename: 'ProductList' }
    & ListingViewFragment
  ) | null };

export type CmsPageQueryVariables = Exact<{
  identifier: string;
}>;


export type CmsPageQuery = { readonly cmsPage: (
    { readonly __typename: 'CmsPage' }
    & CmsViewFragment
  ) | null };

export type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactPageQuery = { readonly store: { readonly __typename: 'Store', readonly phone: string | null, readonly email: string | null }, readonly cmsPage: (
    { readonly __typename: 'CmsPage' }
    & ContactPlaceFragment
  ) | null };

export type DispatchQueryVariables = Exact<{
  path: string;
  filters?: ReadonlyArray<Types.FilterInput> | Types.FilterInput;
  sort?: Types.ProductSort | null | undefined;
  offset?: number;
  reviewSort?: Types.ReviewSort;
}>;


export type DispatchQuery = { readonly route:
    | (
      { readonly __typename: 'SimpleProduct' }
      & ProductView_SimpleProduct_Fragment
    )
    | (
      { readonly __typename: 'VirtualProduct' }
      & ProductView_VirtualProduct_Fragment
    )
    | (
      { readonly __typename: 'DownloadableProduct' }
      & ProductView_DownloadableProduct_Fragment
    )
    | (
      { readonly __typename: 'GroupedProduct' }
      & ProductView_GroupedProduct_Fragment
    )
    | (
      { readonly __typename: 'BundleProduct' }
      & ProductView_BundleProduct_Fragment
    )
    | (
      { readonly __typename: 'ConfigurableProduct' }
      & ProductView_ConfigurableProduct_Fragment
    )
    | (
      { readonly __typename: 'Category' }
      & CategoryViewFragment
    )
    | (
      { readonly __typename: 'CmsPage' }
      & CmsViewFragment
    )
    | { readonly __typename: 'Redirect', readonly location: string, readonly status: number }
   | null };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { readonly home: { readonly __typename: 'Home', readonly headImage: (
      { readonly __typename: 'Banner' }
      & BannerViewFragment
    ) | null, readonly mainBanners: ReadonlyArray<(
      { readonly __typename: 'Banner' }
      & BannerViewFragment
    )>, readonly smallBanners: ReadonlyArray<(
      { readonly __typename: 'Banner' }
      & BannerViewFragment
    )>, readonly productBanners: ReadonlyArray<(
      { readonly __typename: 'Banner' }
      & BannerViewFragment
    )>, readonly newProducts: ReadonlyArray<
      | (
        { readonly __typename: 'SimpleProduct' }
        & ProductCard_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & ProductCard_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & ProductCard_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & ProductCard_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & ProductCard_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & ProductCard_ConfigurableProduct_Fragment
      )
    > | null, readonly bestSellers: ReadonlyArray<
      | (
        { readonly __typename: 'SimpleProduct' }
        & ProductCard_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & ProductCard_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & ProductCard_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & ProductCard_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & ProductCard_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & ProductCard_ConfigurableProduct_Fragment
      )
    > | null, readonly specialOffers: ReadonlyArray<
      | (
        { readonly __typename: 'SimpleProduct' }
        & ProductCard_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & ProductCard_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & ProductCard_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & ProductCard_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & ProductCard_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & ProductCard_ConfigurableProduct_Fragment
      )
    > | null }, readonly placedBlocks: ReadonlyArray<(
    { readonly __typename: 'CmsBlock' }
    & PlacedBlockFragment
  )> | null, readonly cutting: { readonly __typename: 'Cutting', readonly sheetService:
      | { readonly __typename: 'SimpleProduct', readonly price: { readonly __typename: 'ProductPrice', readonly isUnknown: boolean, readonly final: (
            { readonly __typename: 'TaxedMoney' }
            & BothPricesFragment
          ) } }
      | { readonly __typename: 'VirtualProduct', readonly price: { readonly __typename: 'ProductPrice', readonly isUnknown: boolean, readonly final: (
            { readonly __typename: 'TaxedMoney' }
            & BothPricesFragment
          ) } }
      | { readonly __typename: 'DownloadableProduct', readonly price: { readonly __typename: 'ProductPrice', readonly isUnknown: boolean, readonly final: (
            { readonly __typename: 'TaxedMoney' }
            & BothPricesFragment
          ) } }
      | { readonly __typename: 'GroupedProduct', readonly price: { readonly __typename: 'ProductPrice', readonly isUnknown: boolean, readonly final: (
            { readonly __typename: 'TaxedMoney' }
            & BothPricesFragment
          ) } }
      | { readonly __typename: 'BundleProduct', readonly price: { readonly __typename: 'ProductPrice', readonly isUnknown: boolean, readonly final: (
            { readonly __typename: 'TaxedMoney' }
            & BothPricesFragment
          ) } }
      | { readonly __typename: 'ConfigurableProduct', readonly price: { readonly __typename: 'ProductPrice', readonly isUnknown: boolean, readonly final: (
            { readonly __typename: 'TaxedMoney' }
            & BothPricesFragment
          ) } }
     | null } | null, readonly menu: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly name: string, readonly url: string, readonly productCount: number, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } | null }> | null };

export type BannerViewFragment = { readonly __typename: 'Banner', readonly title: string, readonly subtitle: string | null, readonly action: string | null, readonly url: string, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } | null };

export type NewsPostPageQueryVariables = Exact<{
  id: string;
}>;


export type NewsPostPageQuery = { readonly newsPost: (
    { readonly __typename: 'NewsPost' }
    & NewsArticleFragment
  ) | null, readonly news: { readonly __typename: 'NewsList', readonly items: ReadonlyArray<(
      { readonly __typename: 'NewsPost' }
      & NewsTeaserFragment
    )> } | null };

export type NewsPageQueryVariables = Exact<{
  offset: number;
  category?: string | null | undefined;
}>;


export type NewsPageQuery = { readonly news: { readonly __typename: 'NewsList', readonly items: ReadonlyArray<(
      { readonly __typename: 'NewsPost' }
      & NewsEntryFragment
    )>, readonly category: { readonly __typename: 'NewsCategory', readonly identifier: string, readonly name: string, readonly url: string } | null, readonly categories: ReadonlyArray<{ readonly __typename: 'NewsCategory', readonly identifier: string, readonly name: string, readonly url: string }> | null, readonly pageInfo: { readonly __typename: 'PageInfo', readonly first: number, readonly offset: number, readonly hasNext: boolean, readonly hasPrevious: boolean } } | null };

export type PanelCuttingServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelCuttingServicesQuery = { readonly cmsBlock: { readonly __typename: 'CmsBlock', readonly content: string } | null, readonly cutting: { readonly __typename: 'Cutting', readonly sheetService:
      | (
        { readonly __typename: 'SimpleProduct' }
        & ProductCard_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & ProductCard_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & ProductCard_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & ProductCard_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & ProductCard_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & ProductCard_ConfigurableProduct_Fragment
      )
     | null, readonly lengthService:
      | (
        { readonly __typename: 'SimpleProduct' }
        & ProductCard_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & ProductCard_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & ProductCard_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & ProductCard_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & ProductCard_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & ProductCard_ConfigurableProduct_Fragment
      )
     | null, readonly edgingService:
      | (
        { readonly __typename: 'SimpleProduct' }
        & ProductCard_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & ProductCard_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & ProductCard_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & ProductCard_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & ProductCard_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & ProductCard_ConfigurableProduct_Fragment
      )
     | null } | null };

export type ProductPageQueryVariables = Exact<{
  sku: string;
  childSku?: string | null | undefined;
  reviewSort?: Types.ReviewSort;
}>;


export type ProductPageQuery = { readonly product:
    | (
      { readonly __typename: 'SimpleProduct' }
      & ProductView_SimpleProduct_Fragment
    )
    | (
      { readonly __typename: 'VirtualProduct' }
      & ProductView_VirtualProduct_Fragment
    )
    | (
      { readonly __typename: 'DownloadableProduct' }
      & ProductView_DownloadableProduct_Fragment
    )
    | (
      { readonly __typename: 'GroupedProduct' }
      & ProductView_GroupedProduct_Fragment
    )
    | (
      { readonly __typename: 'BundleProduct' }
      & ProductView_BundleProduct_Fragment
    )
    | (
      { readonly __typename: 'ConfigurableProduct', readonly selectedVariant: { readonly __typename: 'Variant', readonly url: string } | null }
      & ProductView_ConfigurableProduct_Fragment
    )
   | null };

export type SearchPageQueryVariables = Exact<{
  search: string;
  filters?: ReadonlyArray<Types.FilterInput> | Types.FilterInput;
  sort?: Types.ProductSort | null | undefined;
  offset?: number;
}>;


export type SearchPageQuery = { readonly products: (
    { readonly __typename: 'ProductList', readonly similar: ReadonlyArray<
      | (
        { readonly __typename: 'SimpleProduct' }
        & ProductCard_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & ProductCard_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & ProductCard_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & ProductCard_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & ProductCard_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & ProductCard_ConfigurableProduct_Fragment
      )
    >, readonly suggestions: { readonly __typename: 'SearchSuggestions', readonly didYouMean: string | null, readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly name: string, readonly url: string }>, readonly nearest: ReadonlyArray<{ readonly __typename: 'Category', readonly id: string, readonly name: string, readonly url: string, readonly productCount: number, readonly picture: { readonly __typename: 'Picture', readonly path: string, readonly alt: string } | null }>, readonly pages: ReadonlyArray<{ readonly __typename: 'PageLink', readonly title: string, readonly url: string }> | null, readonly room: { readonly __typename: 'RoomSuggestion', readonly kind: Types.CalculatorKind, readonly url: string, readonly length: number | null, readonly width: number | null, readonly doors: number | null, readonly moulding: (
          { readonly __typename: 'MouldingCalculator', readonly mouldings: ReadonlyArray<
            | (
              { readonly __typename: 'SimpleProduct' }
              & CalculatorProduct_SimpleProduct_Fragment
            )
            | (
              { readonly __typename: 'VirtualProduct' }
              & CalculatorProduct_VirtualProduct_Fragment
            )
            | (
              { readonly __typename: 'DownloadableProduct' }
              & CalculatorProduct_DownloadableProduct_Fragment
            )
            | (
              { readonly __typename: 'GroupedProduct' }
              & CalculatorProduct_GroupedProduct_Fragment
            )
            | (
              { readonly __typename: 'BundleProduct' }
              & CalculatorProduct_BundleProduct_Fragment
            )
            | (
              { readonly __typename: 'ConfigurableProduct' }
              & CalculatorProduct_ConfigurableProduct_Fragment
            )
          > }
          & CalculatorExtrasFragment
        ) | null, readonly deck: (
          { readonly __typename: 'DeckCalculator', readonly boards: ReadonlyArray<
            | (
              { readonly __typename: 'SimpleProduct' }
              & CalculatorProduct_SimpleProduct_Fragment
            )
            | (
              { readonly __typename: 'VirtualProduct' }
              & CalculatorProduct_VirtualProduct_Fragment
            )
            | (
              { readonly __typename: 'DownloadableProduct' }
              & CalculatorProduct_DownloadableProduct_Fragment
            )
            | (
              { readonly __typename: 'GroupedProduct' }
              & CalculatorProduct_GroupedProduct_Fragment
            )
            | (
              { readonly __typename: 'BundleProduct' }
              & CalculatorProduct_BundleProduct_Fragment
            )
            | (
              { readonly __typename: 'ConfigurableProduct' }
              & CalculatorProduct_ConfigurableProduct_Fragment
            )
          >, readonly joists: ReadonlyArray<
            | (
              { readonly __typename: 'SimpleProduct' }
              & CalculatorProduct_SimpleProduct_Fragment
            )
            | (
              { readonly __typename: 'VirtualProduct' }
              & CalculatorProduct_VirtualProduct_Fragment
            )
            | (
              { readonly __typename: 'DownloadableProduct' }
              & CalculatorProduct_DownloadableProduct_Fragment
            )
            | (
              { readonly __typename: 'GroupedProduct' }
              & CalculatorProduct_GroupedProduct_Fragment
            )
            | (
              { readonly __typename: 'BundleProduct' }
              & CalculatorProduct_BundleProduct_Fragment
            )
            | (
              { readonly __typename: 'ConfigurableProduct' }
              & CalculatorProduct_ConfigurableProduct_Fragment
            )
          > }
          & DeckFixingsFragment
        ) | null } | null } }
    & ListingViewFragment
  ) | null };

export type WishedProductsQueryVariables = Exact<{
  skus: ReadonlyArray<string> | string;
}>;


export type WishedProductsQuery = { readonly productsBySku: ReadonlyArray<{ readonly __typename: 'ProductBySku', readonly sku: string, readonly product:
      | (
        { readonly __typename: 'SimpleProduct' }
        & ProductCard_SimpleProduct_Fragment
      )
      | (
        { readonly __typename: 'VirtualProduct' }
        & ProductCard_VirtualProduct_Fragment
      )
      | (
        { readonly __typename: 'DownloadableProduct' }
        & ProductCard_DownloadableProduct_Fragment
      )
      | (
        { readonly __typename: 'GroupedProduct' }
        & ProductCard_GroupedProduct_Fragment
      )
      | (
        { readonly __typename: 'BundleProduct' }
        & ProductCard_BundleProduct_Fragment
      )
      | (
        { readonly __typename: 'ConfigurableProduct' }
        & ProductCard_ConfigurableProduct_Fragment
      )
     }> | null };
