// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A time in UTC, to the second or finer: '2026-11-22T09:30:00.000Z'. */
  DateTime: { input: string; output: string; }
  /** A URL: absolute with http or https, or a path of this shop such as '/decking?page=2'. Percent-encoded. */
  URL: { input: string; output: string; }
  /** HTML without scripts, styles, forms and frames. It can be inserted into a page as it is. */
  HTML: { input: string; output: string; }
  /** A decimal number in digits, as a JSON number; never an amount of money. */
  Decimal: { input: number; output: number; }
  /** A currency code of ISO 4217: 'GBP', 'EUR', 'JPY'. */
  CurrencyCode: { input: string; output: string; }
};

/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type Query = {
  readonly __typename?: 'Query';
  /** The shopper's cart on the platform; null if there is none. Reading it changes nothing. */
  readonly cart?: Maybe<Cart>;
  /**
   * The shipping methods for the cart and an address, the platform's default first; the shop's own courier if the platform names none.
   * Empty if nothing is delivered and for an empty cart. Null if the platform does not answer.
   */
  readonly cartShippingMethods?: Maybe<ReadonlyArray<ShippingMethod>>;
  /** The shipping methods for goods that are in no cart, as for a guest who orders them alone. The shopper's cart is not changed. */
  readonly goodsDelivery: GoodsDelivery;
  /** The payment methods for the cart, without duplicates. Empty for an empty cart; null if the platform does not answer. */
  readonly cartPaymentMethods?: Maybe<ReadonlyArray<PaymentMethod>>;
  /** A page of products: of a category and its subcategories, of a search, or both. Null if the catalogue does not answer. */
  readonly products?: Maybe<ProductList>;
  /**
   * A product; null if there is none that may be shown. A disabled product is null with the error code PRODUCT_DISABLED. For a variant
   * that the catalogue has as a hidden product, returns its configurable product with the variant selected, so the sku can differ from the
   * requested one. `productsBySku` also finds variants that the catalogue has only within their configurable product.
   */
  readonly product?: Maybe<Product>;
  /**
   * Products by sku, in the order of the skus and without duplicates. Unknown and unlisted products are omitted. For a variant's sku,
   * returns its configurable product with the variant selected. Null if the catalogue does not answer.
   */
  readonly productsBySku?: Maybe<ReadonlyArray<ProductBySku>>;
  /**
   * Products to offer instead of an unknown sku, the best first: those that match every part of it as a search, or else those with a similar
   * sku. Empty if there are none. Null if the catalogue does not answer.
   */
  readonly productsNearSku?: Maybe<ReadonlyArray<Product>>;
  /** An active category; null if there is none. */
  readonly category?: Maybe<Category>;
  /** The categories of the main menu: the children of the root category, in order. Null if the catalogue does not answer. */
  readonly menu?: Maybe<ReadonlyArray<Category>>;
  /** The path from the first level to a category, inclusive. Empty for an unknown category; null if the catalogue does not answer. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Attributes by code, in the order of the codes and without duplicates. Unknown codes are omitted. Null if the catalogue does not answer. */
  readonly attributes?: Maybe<ReadonlyArray<Attribute>>;
  /** The page at a path of the shop ('/decking/boards'); null means 404. */
  readonly route?: Maybe<Route>;
  /** Approved reviews of a product. Null if the catalogue does not answer. */
  readonly reviews?: Maybe<ReviewList>;
  /** Stock of products and variants by sku, in the order of the skus. Null if the catalogue does not answer. */
  readonly stock?: Maybe<ReadonlyArray<StockBySku>>;
  /**
   * The order that this session has placed, for 24 hours; null if there is none. The session alone decides: no number opens an order of anyone
   * else. Signing in or out ends it.
   */
  readonly lastOrder?: Maybe<LastOrder>;
  /** The content of the home page. A part is null if it is unavailable. */
  readonly home: Home;
  /** A CMS page by its identifier ('delivery'); null if there is none. */
  readonly cmsPage?: Maybe<CmsPage>;
  /** A CMS block; null if there is none. */
  readonly cmsBlock?: Maybe<CmsBlock>;
  /** The blocks that the merchant has placed there, in order. Missing and empty blocks are omitted. Null if the platform does not answer. */
  readonly placedBlocks?: Maybe<ReadonlyArray<CmsBlock>>;
  /** The CMS pages that every page of the shop links to; null if the catalogue does not answer. */
  readonly sitePages?: Maybe<SitePages>;
  /** Blog posts, newest first. Null if the merchant has no blog. */
  readonly news?: Maybe<NewsList>;
  /** A blog post by id; null if there is none. */
  readonly newsPost?: Maybe<NewsPost>;
  /** The signed-in customer; null for guests. Fails with SESSION_EXPIRED if the platform no longer accepts the session: clear all data of the customer then. */
  readonly customer?: Maybe<Customer>;
  /**
   * The devices on which the customer is signed in: the requesting one, then the others by their last request. At most 50; empty for guests.
   * Fails with SESSION_EXPIRED if another device ended this session.
   */
  readonly customerDevices: ReadonlyArray<CustomerDevice>;
  /** Whether the customer's own address is subscribed to the newsletter. Null for guests, if the shop has no newsletter, and if the platform does not answer. */
  readonly newsletter?: Maybe<NewsletterStatus>;
  /** The settings of the merchant's saw and the cutting services; null if the merchant does not cut. */
  readonly cutting?: Maybe<Cutting>;
  /** The products to propose for the walls or doors of a room; null if the merchant offers no such calculator. */
  readonly mouldingCalculator?: Maybe<MouldingCalculator>;
  /** The products to propose for a deck; null if the merchant offers no such calculator. */
  readonly deckCalculator?: Maybe<DeckCalculator>;
  /** The store view of this request: language, currency and country. */
  readonly store: Store;
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryCartShippingMethodsArgs = {
  address?: InputMaybe<CartAddressInput>;
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryGoodsDeliveryArgs = {
  input: GoodsDeliveryInput;
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryProductsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  filters?: ReadonlyArray<FilterInput>;
  price?: InputMaybe<PriceRangeInput>;
  sort?: InputMaybe<ProductSort>;
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryProductArgs = {
  by: ProductKeyInput;
  childSku?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryProductsBySkuArgs = {
  skus: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryProductsNearSkuArgs = {
  sku: Scalars['ID']['input'];
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryCategoryArgs = {
  by: CategoryKeyInput;
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryBreadcrumbsArgs = {
  categoryId: Scalars['ID']['input'];
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryAttributesArgs = {
  codes: ReadonlyArray<Scalars['String']['input']>;
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryRouteArgs = {
  path: Scalars['String']['input'];
  childSku?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryReviewsArgs = {
  productId: Scalars['ID']['input'];
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  sort?: ReviewSort;
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryStockArgs = {
  skus: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryCmsPageArgs = {
  identifier: Scalars['String']['input'];
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryCmsBlockArgs = {
  identifier: Scalars['String']['input'];
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryPlacedBlocksArgs = {
  place: BlockPlace;
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryNewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  category?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryNewsPostArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Queries. The cost of an operation is calculated before it is executed: 1 for each field of each object, more for long texts and for
 * platform calls, so nested lists multiply. Above 50,000 it is refused with the code TOO_COSTLY. Fields that are not ready when an
 * operation times out are null with the code OPERATION_TIMED_OUT.
 */
export type QueryMouldingCalculatorArgs = {
  kind: MouldingKind;
};

/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Synchronises the device cart with the platform cart, and returns the resulting cart. */
  readonly cartSync: CartSyncPayload;
  /** Adds products to the cart. For clients that keep no cart of their own; others use `cartSync`. A line that the cart has already gets the sum. */
  readonly cartLinesAdd: CartPayload;
  /** Sets the quantities of lines. All other lines stay as they are. */
  readonly cartLinesUpdate: CartPayload;
  /** Removes lines. Lines that the cart does not have are ignored. */
  readonly cartLinesRemove: CartPayload;
  /** Applies a coupon to the cart. */
  readonly cartCouponApply: CartPayload;
  /** Removes the coupon from the cart. */
  readonly cartCouponRemove: CartPayload;
  /** Sets destination and shipping method. The totals then include delivery. */
  readonly cartShippingSet: CartPayload;
  /** Reports whether the cart that was handed over to the external checkout was ordered, and drops it if it was. */
  readonly checkoutReturn: CheckoutReturnPayload;
  /**
   * Places the shopper's cart as an order, once per order key: a repeated request returns the existing order. Nothing is ordered unless the
   * platform's cart is what the shopper saw.
   */
  readonly orderPlace: OrderPlacePayload;
  /**
   * The outcome of an order, for a device that lost the answer. Never places an order. After `NOT_PLACED`, no order can be placed under this
   * key.
   */
  readonly orderOutcome: OrderOutcomePayload;
  /** Sends a message to the merchant only. An identical message is sent once per day. */
  readonly messageSend: MessagePayload;
  /** Sends a cutting list to the merchant only. An identical list is sent once per day. */
  readonly cuttingListSend: CuttingListPayload;
  /** Submits a product review. It is shown once the merchant approves it. An identical review is submitted once per day. */
  readonly reviewCreate: ReviewCreatePayload;
  /** Signs in and merges the guest's cart: its quantities are added to the customer's cart exactly once. */
  readonly customerSignIn: CustomerSignInPayload;
  /** Creates an account and signs in. */
  readonly customerSignUp: CustomerSignInPayload;
  /** Signs out. Clear all data of the customer, whatever the answer. */
  readonly customerSignOut: CustomerSignOutPayload;
  /** Updates the given fields of the profile and no others. */
  readonly customerUpdate: CustomerPayload;
  /** Sends a link for creating a password. The answer does not tell whether the account exists. */
  readonly passwordResetRequest: PasswordPayload;
  /** Creates a password with the token of the e-mailed link, and signs in. */
  readonly passwordCreate: CustomerSignInPayload;
  /** Changes the customer's password and signs in with the new one. */
  readonly passwordChange: CustomerPayload;
  /** Signs the customer out on one device. The session there ends at once. */
  readonly customerDeviceSignOut: CustomerDevicePayload;
  /** Signs the customer out on every other device. The sessions there end at once. */
  readonly customerOtherDevicesSignOut: CustomerDevicePayload;
  /** Subscribes an address to the newsletter. The answer is the same whether or not it was subscribed before. */
  readonly newsletterSubscribe: NewsletterPayload;
  /**
   * Unsubscribes the customer's own address, or the one that was subscribed last in this session. `REFUSED` for any other, whether it is
   * subscribed or not.
   */
  readonly newsletterUnsubscribe: NewsletterPayload;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationCartSyncArgs = {
  input: CartSyncInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationCartLinesAddArgs = {
  input: CartLinesAddInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationCartLinesUpdateArgs = {
  input: CartLinesUpdateInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationCartLinesRemoveArgs = {
  input: CartLinesRemoveInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationCartCouponApplyArgs = {
  input: CartCouponInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationCartShippingSetArgs = {
  input: CartShippingInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationCheckoutReturnArgs = {
  input: CheckoutReturnInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationOrderPlaceArgs = {
  input: OrderPlaceInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationOrderOutcomeArgs = {
  input: OrderOutcomeInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationMessageSendArgs = {
  input: MessageInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationCuttingListSendArgs = {
  input: CuttingListInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationReviewCreateArgs = {
  input: ReviewCreateInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationCustomerSignInArgs = {
  input: CustomerSignInInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationCustomerSignUpArgs = {
  input: CustomerSignUpInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationCustomerUpdateArgs = {
  input: CustomerUpdateInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationPasswordResetRequestArgs = {
  input: PasswordResetRequestInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationPasswordCreateArgs = {
  input: PasswordCreateInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationPasswordChangeArgs = {
  input: PasswordChangeInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationCustomerDeviceSignOutArgs = {
  input: CustomerDeviceSignOutInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationNewsletterSubscribeArgs = {
  input: NewsletterInput;
};


/** Changes. Expected failures are in `userErrors`. Repeated requests are applied once. */
export type MutationNewsletterUnsubscribeArgs = {
  input: NewsletterInput;
};

/** The device cart. */
export type CartSyncInput = {
  /** Identifies the device whose revisions are counted: random, created once. */
  readonly deviceId: Scalars['ID']['input'];
  /** Counts the changes on the device. A revision that is not newer than the last one applied changes nothing. */
  readonly revision: Scalars['Int']['input'];
  /** Every line of the device cart, with its intended quantity. */
  readonly lines: ReadonlyArray<CartLineInput>;
  /** Lines removed since the last answer; none if omitted. Send them until the platform has removed them. */
  readonly removed?: InputMaybe<ReadonlyArray<CartLineInput>>;
  /** Deletes lines that only the platform has; if omitted, they are added to the device cart. */
  readonly isForced?: InputMaybe<Scalars['Boolean']['input']>;
  /** The newest revision that the device has an answer for, 0 if there is none. If a customer's session has ended, the next sign-in takes back the changes of later revisions, because the device adds them again. If omitted, only those of this revision. */
  readonly confirmedRevision?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Whether the device holds a customer's profile; if omitted, it does not. In a guest's session, because the browser has lost the cookies,
   * such a sync changes nothing and fails with SESSION_EXPIRED: the customer's lines would become a guest's, and the next sign-in would add
   * them a second time.
   */
  readonly isCustomers?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A line of the device cart. */
export type CartLineInput = {
  /** The device's key of the line. The answer uses the same key. */
  readonly key: Scalars['ID']['input'];
  /** The sku; for a configurable product, the variant's. */
  readonly sku: Scalars['ID']['input'];
  /** The sku of the configurable product; omitted for other products. */
  readonly parentSku?: InputMaybe<Scalars['ID']['input']>;
  /** The absolute quantity, never a difference. */
  readonly quantity: Scalars['Int']['input'];
  /** The line is unchanged since the last answer, so another device's change of it wins. If omitted, it has changed. */
  readonly isUnchanged?: InputMaybe<Scalars['Boolean']['input']>;
  /** The platform's id of the line; omitted until it is known. */
  readonly itemId?: InputMaybe<Scalars['ID']['input']>;
  /** The choices of a bundle; omitted for other products. */
  readonly bundleChoices?: InputMaybe<ReadonlyArray<BundleChoiceInput>>;
  /** The answers to custom options; omitted if there are none. */
  readonly optionAnswers?: InputMaybe<ReadonlyArray<OptionAnswerInput>>;
};

/** Products to add to the cart. */
export type CartLinesAddInput = {
  /**
   * Created for each change and sent with each attempt: 1 to 64 letters, digits, `-` and `_`, not only digits. A repeated request changes
   * nothing and returns the cart, without the errors of the first answer. The session remembers its last five keys.
   */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The products, at most 200. */
  readonly lines: ReadonlyArray<CartLineAddInput>;
};

/** A product to add to the cart. */
export type CartLineAddInput = {
  /** The sku; for a configurable product, the variant's. */
  readonly sku: Scalars['ID']['input'];
  /** The sku of the configurable product; omitted for other products. */
  readonly parentSku?: InputMaybe<Scalars['ID']['input']>;
  /** How many to add. */
  readonly quantity?: Scalars['Int']['input'];
  /** The choices of a bundle. */
  readonly bundleChoices?: ReadonlyArray<BundleChoiceInput>;
  /** The answers to custom options. */
  readonly optionAnswers?: ReadonlyArray<OptionAnswerInput>;
};

/** Lines with new quantities. */
export type CartLinesUpdateInput = {
  /** As in `CartLinesAddInput`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The lines, at most 200. */
  readonly lines: ReadonlyArray<CartLineUpdateInput>;
};

/** A line with a new quantity. */
export type CartLineUpdateInput = {
  /** As in `CartLine.itemId`. */
  readonly itemId: Scalars['ID']['input'];
  /** The absolute quantity, at least 1. */
  readonly quantity: Scalars['Int']['input'];
};

/** Lines to remove. */
export type CartLinesRemoveInput = {
  /** As in `CartLinesAddInput`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** As in `CartLine.itemId`, at most 200. */
  readonly itemIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** The choice for one option of a bundle. */
export type BundleChoiceInput = {
  /** As in `BundleOption.id`. */
  readonly optionId: Scalars['ID']['input'];
  /** As in `BundleSelection.id`. */
  readonly selectionIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The quantity of each selection; by default, the bundle's own. */
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to a custom option. */
export type OptionAnswerInput = {
  /** As in `CustomOption.id`. */
  readonly optionId: Scalars['ID']['input'];
  /** A text, the id of a value, or ids joined by commas. */
  readonly answer: Scalars['String']['input'];
};

/** The known parts of a delivery address. */
export type CartAddressInput = {
  /** ISO 3166-1 alpha-2 code of a country that the shop delivers to; by default, the store view's. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** The postcode, in the spelling of its country; omitted if it is unknown. */
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  /** Town or city; omitted if it is unknown. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** House and street, one line each; omitted if they are unknown. */
  readonly street?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Name of the county, state or region; omitted if it is unknown. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
  /** The platform's id of the region; omitted if it is unknown. */
  readonly regionId?: InputMaybe<Scalars['Int']['input']>;
  /** The platform's code of the region; omitted if it is unknown. */
  readonly regionCode?: InputMaybe<Scalars['String']['input']>;
};

/** Goods and their destination. */
export type GoodsDeliveryInput = {
  /** The goods as cart lines, at most 50. */
  readonly lines: ReadonlyArray<CartLineInput>;
  /** The destination; without one, the store view's country. */
  readonly address?: InputMaybe<CartAddressInput>;
};

/** A delivery estimate. */
export type GoodsDelivery = {
  readonly __typename?: 'GoodsDelivery';
  /** The shipping methods, the platform's default first. Empty if nothing is delivered; null if the platform does not answer. */
  readonly methods?: Maybe<ReadonlyArray<ShippingMethod>>;
  /** Why these goods cannot be ordered as they are. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A destination and a shipping method. */
export type CartShippingInput = {
  /** The destination. */
  readonly address: CartAddressInput;
  /** As in `ShippingMethod.carrierCode`. */
  readonly carrierCode: Scalars['String']['input'];
  /** As in `ShippingMethod.methodCode`. */
  readonly methodCode: Scalars['String']['input'];
};

/** A coupon to apply. */
export type CartCouponInput = {
  /** The code as typed: letters, digits, dashes, dots and underscores. */
  readonly code: Scalars['String']['input'];
};

/** The result of a cart change. */
export type CartPayload = {
  readonly __typename?: 'CartPayload';
  /** The platform's cart after the change; null if there is none or it could not be read. */
  readonly cart?: Maybe<Cart>;
  /** Expected failures. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The result of a cart sync. */
export type CartSyncPayload = {
  readonly __typename?: 'CartSyncPayload';
  /** The resulting cart. Null if the platform does not answer; the device then keeps its own. */
  readonly cart?: Maybe<Cart>;
  /** The device cart was ordered at the external checkout. Clear it and use a new device id. */
  readonly isOrdered: Scalars['Boolean']['output'];
  /** The differences between the two carts. */
  readonly differences: ReadonlyArray<CartDifference>;
  /** Expected failures; `field` names the line: 'lines.0'. A refused line keeps its previous quantity or is removed. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Related products of a product that was just added: those in stock and not in the cart. Empty without a sku; null if they cannot be read. */
  readonly goesWith?: Maybe<ReadonlyArray<Product>>;
};


/** The result of a cart sync. */
export type CartSyncPayloadGoesWithArgs = {
  sku?: InputMaybe<Scalars['ID']['input']>;
};

/** A difference between the device cart and the platform cart. */
export type CartDifference = {
  readonly __typename?: 'CartDifference';
  /** The side that the status is about. */
  readonly party: CartParty;
  /** The device's key of the line; null if the difference concerns the whole cart. */
  readonly key?: Maybe<Scalars['ID']['output']>;
  /** The sku; null if the difference concerns the whole cart. */
  readonly sku?: Maybe<Scalars['ID']['output']>;
  /** The kind of difference. */
  readonly status: CartDifferenceStatus;
  /** The device's quantity; null if the device has no such line or the difference concerns the whole cart. */
  readonly clientQuantity?: Maybe<Scalars['Int']['output']>;
  /** The platform's quantity; null if the platform has no such line or the difference concerns the whole cart. */
  readonly serverQuantity?: Maybe<Scalars['Int']['output']>;
};

/** The two sides of a sync. */
export type CartParty =
  /** The device. */
  | 'CLIENT'
  /** The platform. */
  | 'SERVER';

/** The kinds of differences. */
export type CartDifferenceStatus =
  /** The side has no such line. */
  | 'NO_ITEM'
  /** The side has another quantity of the line; always the platform. */
  | 'WRONG_QTY'
  /** The side had to be updated. */
  | 'UPDATE_REQUIRED'
  /** The side did not have to be updated. */
  | 'NO_CHANGES';

/** The shopper's cart. */
export type Cart = {
  readonly __typename?: 'Cart';
  /** Identifies the cart for caches and logs, and opens nothing. Null while the platform has no cart. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The lines in the order they were added. */
  readonly lines: ReadonlyArray<CartLine>;
  /** The sum of all quantities. */
  readonly quantity: Scalars['Int']['output'];
  /** Whether nothing has to be delivered. */
  readonly isVirtual: Scalars['Boolean']['output'];
  /** The coupon that is applied; null if there is none. */
  readonly coupon?: Maybe<CartCoupon>;
  /** The totals, calculated by the platform; null if they are unavailable or the cart is empty. */
  readonly totals?: Maybe<CartTotals>;
  /** In an answer of `cartSync`, the last revision applied for its device; 0 if none was, and in every other answer. */
  readonly revision: Scalars['Int']['output'];
};

/** A line of the cart. */
export type CartLine = {
  readonly __typename?: 'CartLine';
  /** The device's key of the line; for lines of the platform, derived from their content. */
  readonly key: Scalars['ID']['output'];
  /** The platform's id of the line. */
  readonly itemId: Scalars['ID']['output'];
  /** The sku; for a configurable product, the variant's. */
  readonly sku: Scalars['ID']['output'];
  /** The sku of the configurable product; null for other products. */
  readonly parentSku?: Maybe<Scalars['ID']['output']>;
  /** The quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Path of the product page with the choices; null if the product is no longer in the catalogue. */
  readonly url?: Maybe<Scalars['URL']['output']>;
  /** The picture; null if there is none. */
  readonly picture?: Maybe<Picture>;
  /** The choices as shoppers read them: 'Length' '2.4 m'. */
  readonly options: ReadonlyArray<CartLineOption>;
  /** The choices of a bundle, to be sent with the next sync. */
  readonly bundleChoices: ReadonlyArray<BundleChoice>;
  /** The answers to custom options, to be sent with the next sync. */
  readonly optionAnswers: ReadonlyArray<OptionAnswer>;
  /** The platform's price of one piece; null if it states none. */
  readonly unitPrice?: Maybe<TaxedMoney>;
  /**
   * The price of one piece from each quantity on, the price from 1 first. Empty if it does not depend on the quantity, or if the shop cannot
   * predict it: with custom options, with choices of a bundle, or if the platform charges a different `unitPrice`.
   */
  readonly priceSteps: ReadonlyArray<PriceStep>;
  /** The platform's price of the line before discounts; null if it states none. */
  readonly rowTotal?: Maybe<TaxedMoney>;
  /** The stock; null if it is unknown. For a bundle, that of the chosen components. */
  readonly stock?: Maybe<Stock>;
  /** Names of bundle components whose stock is too low for the quantity, as far as known; read with `stock`. */
  readonly missingComponents: ReadonlyArray<Scalars['String']['output']>;
  /** The longest side of one piece, or of the chosen components of a bundle. It limits the delivery methods. Null if unknown. */
  readonly longestMillimetres?: Maybe<Scalars['Decimal']['output']>;
  /** The weight of one piece, or of the chosen components of a bundle as far as known; null if unknown. */
  readonly kilograms?: Maybe<Scalars['Decimal']['output']>;
  /** Whether the product is sold in packs, so that its unit price is the price of a piece. Null if unknown. */
  readonly isPack?: Maybe<Scalars['Boolean']['output']>;
  /** The product; null if it is no longer in the catalogue. */
  readonly product?: Maybe<Product>;
};

/** The price of one piece from a quantity on. */
export type PriceStep = {
  readonly __typename?: 'PriceStep';
  /** The smallest quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** The price of one piece. */
  readonly price: TaxedMoney;
};

/** A choice as shoppers read it. */
export type CartLineOption = {
  readonly __typename?: 'CartLineOption';
  /** The name of the option. */
  readonly label: Scalars['String']['output'];
  /** The chosen value. */
  readonly value: Scalars['String']['output'];
};

/** The choice for one option of a bundle. */
export type BundleChoice = {
  readonly __typename?: 'BundleChoice';
  /** As in `BundleOption.id`. */
  readonly optionId: Scalars['ID']['output'];
  /** As in `BundleSelection.id`. */
  readonly selectionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The quantity of each selection. */
  readonly quantity: Scalars['Int']['output'];
};

/** An answer to a custom option. */
export type OptionAnswer = {
  readonly __typename?: 'OptionAnswer';
  /** As in `CustomOption.id`. */
  readonly optionId: Scalars['ID']['output'];
  /** A text, the id of a value, or ids joined by commas. */
  readonly answer: Scalars['String']['output'];
};

/** A coupon that is applied. */
export type CartCoupon = {
  readonly __typename?: 'CartCoupon';
  /** The code. */
  readonly code: Scalars['String']['output'];
  /** The discount; null if the platform does not state it. */
  readonly discount?: Maybe<Money>;
};

/** The totals of a cart. All amounts are the platform's. */
export type CartTotals = {
  readonly __typename?: 'CartTotals';
  /** The amount to pay. */
  readonly grandTotal: Money;
  /** The goods without delivery, with VAT. */
  readonly subtotal: Money;
  /** Rows that add up to the amount to pay, with and without VAT; null if an amount is out of range. */
  readonly summary?: Maybe<PriceSummary>;
  /** The platform's own segments, in its order. They may repeat amounts, so they do not always add up: show `summary`. */
  readonly segments: ReadonlyArray<CartTotalSegment>;
};

/** A segment of the platform's totals. */
export type CartTotalSegment = {
  readonly __typename?: 'CartTotalSegment';
  /** The platform's code: 'subtotal', 'shipping', 'discount', 'tax', 'grand_total'. */
  readonly code: Scalars['String']['output'];
  /** The label for shoppers. */
  readonly title: Scalars['String']['output'];
  /** The amount; negative for discounts. */
  readonly value: Money;
};

/** A shipping method. */
export type ShippingMethod = {
  readonly __typename?: 'ShippingMethod';
  /** The carrier's code. */
  readonly carrierCode: Scalars['String']['output'];
  /** The method's code. */
  readonly methodCode: Scalars['String']['output'];
  /** The carrier's name. */
  readonly carrierTitle: Scalars['String']['output'];
  /** The method's name. */
  readonly methodTitle: Scalars['String']['output'];
  /** The price; null if the platform does not state it. */
  readonly price?: Maybe<TaxedMoney>;
  /** Whether it is selected by default. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Whether it is the shop's own and unknown to the platform. */
  readonly isOffline: Scalars['Boolean']['output'];
};

/** A payment method. */
export type PaymentMethod = {
  readonly __typename?: 'PaymentMethod';
  /** The code. */
  readonly code: Scalars['String']['output'];
  /** The label for shoppers. */
  readonly title: Scalars['String']['output'];
  /** The fee. */
  readonly cost: TaxedMoney;
  /** Whether it is selected by default. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Whether it is the shop's own. */
  readonly isOffline: Scalars['Boolean']['output'];
  /** Whether it is the platform's. */
  readonly isServerMethod: Scalars['Boolean']['output'];
};

/** A product with the sku it was requested by, which may be a variant's. */
export type ProductBySku = {
  readonly __typename?: 'ProductBySku';
  /** The requested sku. */
  readonly sku: Scalars['ID']['output'];
  /** The product the sku belongs to. */
  readonly product: Product;
  /** The variant with this sku; null for the product's own sku and for a variant that cannot be selected. */
  readonly variant?: Maybe<Variant>;
  /** Whether a choice is still needed before it can be added to the cart: a variant, or an option. */
  readonly needsChoice: Scalars['Boolean']['output'];
};

/** The stock of a requested sku. */
export type StockBySku = {
  readonly __typename?: 'StockBySku';
  /** The requested sku. */
  readonly sku: Scalars['ID']['output'];
  /** The stock; null if the sku does not exist or is not listed. */
  readonly stock?: Maybe<Stock>;
};

/** The key of a product. */
export type ProductKeyInput =
  /** The sku. */
  { readonly sku: Scalars['ID']['input']; readonly id?: never; readonly urlKey?: never; readonly urlPath?: never; readonly slug?: never; }
  |  /** The id in the catalogue. */
  { readonly sku?: never; readonly id: Scalars['ID']['input']; readonly urlKey?: never; readonly urlPath?: never; readonly slug?: never; }
  |  /** As in `Product.urlKey`. */
  { readonly sku?: never; readonly id?: never; readonly urlKey: Scalars['String']['input']; readonly urlPath?: never; readonly slug?: never; }
  |  /** As in `Product.urlPath`. */
  { readonly sku?: never; readonly id?: never; readonly urlKey?: never; readonly urlPath: Scalars['String']['input']; readonly slug?: never; }
  |  /** As in `Product.slug`. */
  { readonly sku?: never; readonly id?: never; readonly urlKey?: never; readonly urlPath?: never; readonly slug: Scalars['String']['input']; };

/** The key of a category. */
export type CategoryKeyInput =
  /** The id in the catalogue. */
  { readonly id: Scalars['ID']['input']; readonly urlKey?: never; readonly urlPath?: never; readonly slug?: never; }
  |  /** As in `Category.urlKey`. */
  { readonly id?: never; readonly urlKey: Scalars['String']['input']; readonly urlPath?: never; readonly slug?: never; }
  |  /** As in `Category.urlPath`. */
  { readonly id?: never; readonly urlKey?: never; readonly urlPath: Scalars['String']['input']; readonly slug?: never; }
  |  /** As in `Category.slug`. */
  { readonly id?: never; readonly urlKey?: never; readonly urlPath?: never; readonly slug: Scalars['String']['input']; };

/** The result of resolving a path. */
export type Route = SimpleProduct | VirtualProduct | DownloadableProduct | GroupedProduct | BundleProduct | ConfigurableProduct | Category | CmsPage | Redirect;

/** A redirect. */
export type Redirect = {
  readonly __typename?: 'Redirect';
  /** Path in this shop, with its query. */
  readonly location: Scalars['URL']['output'];
  /** 301. */
  readonly status: Scalars['Int']['output'];
};

/** The chosen values of one facet. */
export type FilterInput = {
  /** Attribute code as in `Facet.attribute`. */
  readonly attribute: Scalars['String']['input'];
  /** Value ids as in `FacetValue.id`, combined with OR. */
  readonly values?: ReadonlyArray<Scalars['String']['input']>;
};

/** Prices without VAT, in major units of the currency: `from` inclusive, `to` exclusive. An omitted bound is open. */
export type PriceRangeInput = {
  /** The lower bound, inclusive; omitted if there is none. */
  readonly from?: InputMaybe<Scalars['Decimal']['input']>;
  /** The upper bound, exclusive; omitted if there is none. */
  readonly to?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Prices without VAT, in major units of the currency. A null bound is open. */
export type PriceRange = {
  readonly __typename?: 'PriceRange';
  /** The lower bound, inclusive. */
  readonly from?: Maybe<Scalars['Decimal']['output']>;
  /** The upper bound, exclusive. */
  readonly to?: Maybe<Scalars['Decimal']['output']>;
};

/** The sort orders of a listing. */
export type ProductSort =
  /** Position in the category, the merchant's choice first. */
  | 'RECOMMENDED'
  /** Last changed first. */
  | 'LATEST'
  /** Final price, lowest first. */
  | 'PRICE_ASC'
  /** Final price, highest first. */
  | 'PRICE_DESC'
  /**
   * Price per metre, square metre or piece, lowest first: the most frequent unit first, products without a unit price last. Applies only
   * if `ProductList.sorts` offers it; otherwise the list has its default order.
   */
  | 'UNIT_PRICE_ASC';

/** A page of products with facets and paging. */
export type ProductList = {
  readonly __typename?: 'ProductList';
  /** The products of this page. */
  readonly items: ReadonlyArray<Product>;
  /** The total number; a lower bound if `totalIsExact` is false. */
  readonly total: Scalars['Int']['output'];
  /** False if the engine stopped counting. */
  readonly totalIsExact: Scalars['Boolean']['output'];
  /**
   * How many of them match every part of the search: all, or 0 if no product does and similar ones are listed instead. Null without a search, or if
   * the engine stopped counting.
   */
  readonly fullMatches?: Maybe<Scalars['Int']['output']>;
  /** Similar products, by relevance, if few products match every part of a search. Empty with filters of the request, and if matches follow on later pages. */
  readonly similar: ReadonlyArray<Product>;
  /** Whether nothing matches at all. */
  readonly noResults: Scalars['Boolean']['output'];
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The facets. A facet with a chosen value keeps its other values. */
  readonly facets: ReadonlyArray<Facet>;
  /** The filters that were applied, with labels: those of the request, and the price that the search states. */
  readonly appliedFilters: ReadonlyArray<AppliedFilter>;
  /** Filters of the request that this listing does not know, as 'attribute' or 'attribute:value': the first 20, cut to 100 characters each. */
  readonly ignoredFilters: ReadonlyArray<Scalars['String']['output']>;
  /** The sort order of the items; null for relevance. */
  readonly sort?: Maybe<ProductSort>;
  /**
   * The sort orders of this list. The unit price is one of them if the list has at most 1,000 products and at least two on this page have
   * comparable unit prices.
   */
  readonly sorts: ReadonlyArray<ProductSort>;
  /** Suggestions besides products. */
  readonly suggestions: SearchSuggestions;
};

/** The position of a page in a list. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The number of items before this page. */
  readonly offset: Scalars['Int']['output'];
  /** The page size. */
  readonly first: Scalars['Int']['output'];
  /** Whether items follow this page. */
  readonly hasNext: Scalars['Boolean']['output'];
  /** Whether items precede this page. */
  readonly hasPrevious: Scalars['Boolean']['output'];
};

/** Search suggestions besides products. */
export type SearchSuggestions = {
  readonly __typename?: 'SearchSuggestions';
  /** Categories whose names match. */
  readonly categories: ReadonlyArray<Category>;
  /** The categories nearest to a search without products, or else the main departments. Empty if there are products. */
  readonly nearest: ReadonlyArray<Category>;
  /** The search with its misspelt words corrected; null if all are known. */
  readonly didYouMean?: Maybe<Scalars['String']['output']>;
  /** Pages that answer what no product does: 'delivery charge', 'opening hours', 'cut to size'. Null if the platform does not answer. */
  readonly pages?: Maybe<ReadonlyArray<PageLink>>;
  /** The room calculator that the search answers: 'skirting for a 4 × 3.6 room, two doors'. Null if there is none. */
  readonly room?: Maybe<RoomSuggestion>;
};

/** How many values of a facet can be selected. */
export type FacetKind =
  /** Any number of values. */
  | 'LIST'
  /** One range at a time. */
  | 'RANGE'
  /** On or off: one value, with the label of the facet. Omitted if all products or none have it. */
  | 'FLAG';

/** A facet of a listing. */
export type Facet = {
  readonly __typename?: 'Facet';
  /** Attribute code: 'wood_type', 'price'; or a flag: 'in_stock', 'on_offer'. */
  readonly attribute: Scalars['String']['output'];
  /** The label for shoppers. */
  readonly label: Scalars['String']['output'];
  /** The label if prices are shown with VAT: 'Price inc 20% VAT'. Null if the label holds in both VAT modes. */
  readonly grossLabel?: Maybe<Scalars['String']['output']>;
  /** How many values can be selected. */
  readonly kind: FacetKind;
  /** The values in natural order: '9 mm' before '18 mm'. */
  readonly values: ReadonlyArray<FacetValue>;
};

/** A value of a facet. */
export type FacetValue = {
  readonly __typename?: 'FacetValue';
  /** Option id, or the range 'from-to' in major units of the currency, without VAT ('50-100', '150-'), or '1' of a flag. */
  readonly id: Scalars['String']['output'];
  /** The label for shoppers. */
  readonly label: Scalars['String']['output'];
  /** A price range with VAT, at the highest rate of the listed products: '£60 - £120'. Null if the label holds in both VAT modes. */
  readonly grossLabel?: Maybe<Scalars['String']['output']>;
  /** The number of products with this value, given the filters of other facets. */
  readonly count: Scalars['Int']['output'];
  /** Whether it is selected in this request. */
  readonly selected: Scalars['Boolean']['output'];
  /** The range to send as `price`; null for values that are no range. */
  readonly range?: Maybe<PriceRange>;
};

/** A filter that was applied. */
export type AppliedFilter = {
  readonly __typename?: 'AppliedFilter';
  /** Attribute code as in `Facet.attribute`. */
  readonly attribute: Scalars['String']['output'];
  /** The attribute's label. */
  readonly attributeLabel: Scalars['String']['output'];
  /** As `Facet.grossLabel`. */
  readonly attributeGrossLabel?: Maybe<Scalars['String']['output']>;
  /** As in `FacetValue.id`. */
  readonly id: Scalars['String']['output'];
  /** The value's label. */
  readonly label: Scalars['String']['output'];
  /** As `FacetValue.grossLabel`. */
  readonly grossLabel?: Maybe<Scalars['String']['output']>;
  /** The search text without this filter, if the text states it: 'oak board' of 'oak board under £50'. Null for a filter of the request. */
  readonly search?: Maybe<Scalars['String']['output']>;
};

/** A step of a breadcrumb path. */
export type Breadcrumb = {
  readonly __typename?: 'Breadcrumb';
  /** The name of the category. */
  readonly name: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
};

/** A node of the category tree. */
export type Category = {
  readonly __typename?: 'Category';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Name for URLs: 'oak-beams-25'. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** The last segment of its URL; null if it has none. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without leading or trailing slash; null if it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** The id of the parent category; null for the root's children. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** The level; the root's children have 1. */
  readonly level: Scalars['Int']['output'];
  /** The merchant's description; null if there is none. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The picture; null if there is none. */
  readonly picture?: Maybe<Picture>;
  /** The number of products in it and its subcategories. */
  readonly productCount: Scalars['Int']['output'];
  /** Title for search engines; null if there is none. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** The active subcategories, in order. */
  readonly children: ReadonlyArray<Category>;
  /**
   * The subcategories that are entries of the main menu: they are meant for it and have products. The menu has three levels at most. It travels
   * with every page, so a level with which it would have more than 120 entries is empty, and so are those below it.
   */
  readonly menuEntries: ReadonlyArray<Category>;
  /** The blocks that the merchant has placed on its page, as in `Query.placedBlocks`. Null if the platform does not answer. */
  readonly blocks?: Maybe<ReadonlyArray<CmsBlock>>;
  /** The path from the first level to this category. Null if the catalogue does not answer. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** The products of this category and its subcategories. Null if the catalogue does not answer. */
  readonly products?: Maybe<ProductList>;
};


/** A node of the category tree. */
export type CategoryProductsArgs = {
  filters?: ReadonlyArray<FilterInput>;
  price?: InputMaybe<PriceRangeInput>;
  sort?: InputMaybe<ProductSort>;
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** An order: cart, customer, addresses, delivery and payment. */
export type OrderPlaceInput = {
  /**
   * Created once per order and sent with every attempt: a random UUID, or another text of 20 to 128 letters, digits and `-._:` that cannot be
   * guessed.
   */
  readonly key: Scalars['ID']['input'];
  /** The device whose cart is ordered, as in `CartSyncInput.deviceId`. */
  readonly deviceId: Scalars['ID']['input'];
  /** Every line the shopper saw. It is only compared with the platform's cart, so sync the cart first. */
  readonly lines: ReadonlyArray<CartLineInput>;
  /** The total that the shopper saw, in minor units; omitted only if the platform states none. */
  readonly total?: InputMaybe<Scalars['Int']['input']>;
  /** The e-mail address for messages about the order. */
  readonly email: Scalars['String']['input'];
  /** The delivery address; omitted if nothing is delivered. */
  readonly shippingAddress?: InputMaybe<OrderAddressInput>;
  /** The billing address; by default, the delivery address. */
  readonly billingAddress?: InputMaybe<OrderAddressInput>;
  /** As in `ShippingMethod.carrierCode`; omitted if nothing is delivered. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
  /** As in `ShippingMethod.methodCode`; omitted if nothing is delivered. */
  readonly methodCode?: InputMaybe<Scalars['String']['input']>;
  /** As in `PaymentMethod.code`. */
  readonly paymentCode: Scalars['String']['input'];
  /** Whether the conditions of sale are accepted. */
  readonly isAgreed: Scalars['Boolean']['input'];
};

/** An address of an order. */
export type OrderAddressInput = {
  /** At least two letters. */
  readonly firstName: Scalars['String']['input'];
  /** At least two letters. */
  readonly lastName: Scalars['String']['input'];
  /** Omitted if there is none. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** House and street, one or two lines. */
  readonly street: ReadonlyArray<Scalars['String']['input']>;
  /** Town or city. */
  readonly city: Scalars['String']['input'];
  /** County, state or region; omitted if there is none. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
  /** At least three characters. */
  readonly postcode: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2: 'GB'. */
  readonly country: Scalars['String']['input'];
  /** Required unless the shop's content makes it optional; omitted if there is none. */
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  /** At least three characters; omitted if there is none. */
  readonly vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The result of placing an order. */
export type OrderPlacePayload = {
  readonly __typename?: 'OrderPlacePayload';
  /** The order; null if none was placed or the outcome is unknown. */
  readonly order?: Maybe<PlacedOrder>;
  /** The platform's cart, if it differs from what the shopper saw; otherwise null. */
  readonly cart?: Maybe<Cart>;
  /** Expected failures; `field` names the input: 'shippingAddress.postcode'. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An order that a device sent without getting an answer. */
export type OrderOutcomeInput = {
  /** As in `OrderPlaceInput.key`. */
  readonly key: Scalars['ID']['input'];
  /** Seconds since the device last sent the order, by its own clock. */
  readonly secondsSinceSent: Scalars['Int']['input'];
  /** Whether the device was told that the platform has queued the order; false if omitted. */
  readonly isReceived?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of an order that was sent. */
export type OrderOutcomePayload = {
  readonly __typename?: 'OrderOutcomePayload';
  /** The outcome, as far as known. */
  readonly status: OrderOutcomeStatus;
  /** The order, if there is one; otherwise null. */
  readonly order?: Maybe<PlacedOrder>;
  /** Why it was not placed, if known, or why the query was refused; `field` is as in `OrderPlacePayload`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The possible outcomes of an order. */
export type OrderOutcomeStatus =
  /** It was placed. */
  | 'PLACED'
  /** It was not placed, and cannot be placed under this key any more. */
  | 'NOT_PLACED'
  /** The platform has queued it and has not placed it yet. Ask again. */
  | 'RECEIVED'
  /** Unknown: it may have been placed, or may still be. Ask again. */
  | 'UNKNOWN';

/** An order that was placed or queued. */
export type PlacedOrder = {
  readonly __typename?: 'PlacedOrder';
  /** The platform's id; the order key if the platform states none. */
  readonly id: Scalars['ID']['output'];
  /** The order number for shoppers; null if the platform has not stated it yet. */
  readonly number?: Maybe<Scalars['String']['output']>;
  /** False while the order is queued and may still be refused: ask `orderOutcome` until it is known. */
  readonly isConfirmed: Scalars['Boolean']['output'];
};

/** The order that a session has placed. */
export type LastOrder = {
  readonly __typename?: 'LastOrder';
  /** As in `PlacedOrder.id`. */
  readonly id: Scalars['ID']['output'];
  /** The order number for shoppers; null if the platform has not stated it yet. */
  readonly number?: Maybe<Scalars['String']['output']>;
  /** As in `PlacedOrder.isConfirmed`, in the platform's last answer about the order. */
  readonly isConfirmed: Scalars['Boolean']['output'];
  /** When the platform first answered about the order. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** The total, in the currency that the order was placed in; null if it is not known. */
  readonly total?: Maybe<Money>;
};

/** A device whose shopper returned from the external checkout. */
export type CheckoutReturnInput = {
  /** The device, as in `CartSyncInput.deviceId`. */
  readonly deviceId: Scalars['ID']['input'];
  /** The order number that the checkout returned with; omitted if unknown. */
  readonly orderNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of a cart that was handed over. */
export type CheckoutReturnPayload = {
  readonly __typename?: 'CheckoutReturnPayload';
  /** The outcome. */
  readonly status: CheckoutReturnStatus;
  /** The device cart was ordered. Clear it and use a new device id. */
  readonly isCartOrdered: Scalars['Boolean']['output'];
  /**
   * The delivery method of the order, as in `Order.deliveryMethod`. Null unless `ORDERED`, for guests, whose orders cannot be read, and if the
   * customer's history lacks the order or does not answer.
   */
  readonly deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** As in `Order.deliveryMethodCode`; null as `deliveryMethod` is. */
  readonly deliveryMethodCode?: Maybe<Scalars['String']['output']>;
  /** Expected failures. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The possible outcomes of a hand-off. */
export type CheckoutReturnStatus =
  /** It was ordered. */
  | 'ORDERED'
  /** The platform still has the cart: nothing was ordered yet. */
  | 'OPEN'
  /** The shopper handed no cart over. */
  | 'NONE'
  /** The platform does not answer. */
  | 'UNKNOWN';

/** A review of a product. */
export type ReviewCreateInput = {
  /** As in `Product.id`. */
  readonly productId: Scalars['ID']['input'];
  /** Stars, 1 to 5. */
  readonly rating: Scalars['Int']['input'];
  /** The title, one line. */
  readonly title: Scalars['String']['input'];
  /** The review's text, at most 5,000 characters. */
  readonly detail: Scalars['String']['input'];
  /** The name shown with the review. */
  readonly nickname: Scalars['String']['input'];
};

/** The result of submitting a review. */
export type ReviewCreatePayload = {
  readonly __typename?: 'ReviewCreatePayload';
  /** Whether the platform has accepted it. */
  readonly isReceived: Scalars['Boolean']['output'];
  /** Expected failures. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A message to the merchant. */
export type MessageInput = {
  /** The sender's name. */
  readonly name: Scalars['String']['input'];
  /** The sender's e-mail address. */
  readonly email: Scalars['String']['input'];
  /** The subject, one line. */
  readonly subject: Scalars['String']['input'];
  /** The message, 5,000 characters at most. */
  readonly text: Scalars['String']['input'];
};

/** The result of sending a message. */
export type MessagePayload = {
  readonly __typename?: 'MessagePayload';
  /** Whether it was sent to the merchant. */
  readonly isSent: Scalars['Boolean']['output'];
  /** Expected failures. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A cutting list, as typed lines or as values. */
export type CuttingListInput = {
  /** The sender's name. */
  readonly name: Scalars['String']['input'];
  /** The sender's e-mail address. */
  readonly email: Scalars['String']['input'];
  /** A note to the merchant, at most 5,000 characters; may be empty. */
  readonly note?: Scalars['String']['input'];
  /** The material. */
  readonly material: CuttingMaterialInput;
  /** The pieces as they were typed, 200 lines and 500 pieces at most. */
  readonly lines?: ReadonlyArray<CuttingLineInput>;
  /** The pieces as values, instead of `lines`. The same limits apply. */
  readonly pieces?: ReadonlyArray<CuttingPieceInput>;
  /** The number of sheets or boards that the device calculated. */
  readonly sheets: Scalars['Int']['input'];
};

/** The sheet or board that the list was made for. */
export type CuttingMaterialInput = {
  /** The sku of the product or variant. */
  readonly sku: Scalars['ID']['input'];
  /** The name, one line. */
  readonly name: Scalars['String']['input'];
  /** The size as text, one line. */
  readonly size: Scalars['String']['input'];
  /** The length along the grain, in tenths of a millimetre. */
  readonly length: Scalars['Int']['input'];
  /** The width in tenths of a millimetre; null for a board, which is cut to length only. */
  readonly width?: InputMaybe<Scalars['Int']['input']>;
};

/** A piece of a cutting list. */
export type CuttingPieceInput = {
  /** The name of the piece. */
  readonly name?: Scalars['String']['input'];
  /** The length in millimetres, to a tenth. */
  readonly length: Scalars['Decimal']['input'];
  /** The width in millimetres, to a tenth; null for boards. */
  readonly width?: InputMaybe<Scalars['Decimal']['input']>;
  /** The number of pieces. */
  readonly quantity: Scalars['Int']['input'];
  /** The direction of its length. */
  readonly grain?: CuttingGrain;
  /** How many of its two long edges are banded. */
  readonly longEdges?: Scalars['Int']['input'];
  /** How many of its two short edges are banded. */
  readonly shortEdges?: Scalars['Int']['input'];
};

/** The direction of a piece's length to the grain of its sheet. */
export type CuttingGrain =
  /** Any. */
  | 'ANY'
  /** Along the grain. */
  | 'ALONG'
  /** Across the grain. */
  | 'ACROSS';

/** A line of a cutting list, as it was typed. */
export type CuttingLineInput = {
  /** The name of the piece; may be empty. */
  readonly name: Scalars['String']['input'];
  /** The length in millimetres. */
  readonly length: Scalars['String']['input'];
  /** The width in millimetres; empty for boards. */
  readonly width: Scalars['String']['input'];
  /** The number of pieces. */
  readonly quantity: Scalars['String']['input'];
  /** The direction of its length to the grain: any, along or across. */
  readonly grain: Scalars['String']['input'];
  /** The edges to band, long and short: empty, 1L, 2L1S, 2L2S. */
  readonly edges: Scalars['String']['input'];
};

/** The result of sending a cutting list. */
export type CuttingListPayload = {
  readonly __typename?: 'CuttingListPayload';
  /** Whether it was sent to the merchant. */
  readonly isSent: Scalars['Boolean']['output'];
  /** Expected failures. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A page of blog posts. */
export type NewsList = {
  readonly __typename?: 'NewsList';
  /** The posts. */
  readonly items: ReadonlyArray<NewsPost>;
  /** The total number. */
  readonly total: Scalars['Int']['output'];
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The category of these posts; null for all posts. */
  readonly category?: Maybe<NewsCategory>;
  /** The categories of the blog's newest posts; null if the platform does not answer. */
  readonly categories?: Maybe<ReadonlyArray<NewsCategory>>;
};

/** A category of the blog. */
export type NewsCategory = {
  readonly __typename?: 'NewsCategory';
  /** The identifier in URLs: 'workshop'. */
  readonly identifier: Scalars['String']['output'];
  /** The merchant's name. */
  readonly name: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
};

/** A blog post. */
export type NewsPost = {
  readonly __typename?: 'NewsPost';
  /** The id on the platform. */
  readonly id: Scalars['ID']['output'];
  /** The title, used for links. */
  readonly title: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** The heading above the text; null to use the title. */
  readonly heading?: Maybe<Scalars['String']['output']>;
  /** The date of publication; null if the platform does not state it. */
  readonly publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The author's name; null if the platform does not state it. */
  readonly author?: Maybe<Scalars['String']['output']>;
  /** Its categories. */
  readonly categories: ReadonlyArray<NewsCategory>;
  /** Its picture, or the first one of its text; null if it has none. */
  readonly picture?: Maybe<Picture>;
  /** A summary without markup. */
  readonly summary: Scalars['String']['output'];
  /** The text as HTML. */
  readonly content: Scalars['HTML']['output'];
  /** Title for search engines; null if there is none. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
};

/** CMS pages by purpose, in the merchant's order. Pages that do not exist are omitted. */
export type SitePages = {
  readonly __typename?: 'SitePages';
  /** Pages above the header on wide screens and in the menu on narrow ones. */
  readonly menu: ReadonlyArray<PageLink>;
  /** Pages about ordering, delivery and returns. */
  readonly help: ReadonlyArray<PageLink>;
  /** Pages about the merchant and the conditions of sale. */
  readonly about: ReadonlyArray<PageLink>;
  /** The conditions that shoppers accept with an order; null if there is no such page. */
  readonly conditions?: Maybe<PageLink>;
};

/** A link to a CMS page. */
export type PageLink = {
  readonly __typename?: 'PageLink';
  /** The page's own title. */
  readonly title: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
};

/** The home page. */
export type Home = {
  readonly __typename?: 'Home';
  /** The banner at the top; null if there is none. */
  readonly headImage?: Maybe<Banner>;
  /** The large banners. */
  readonly mainBanners: ReadonlyArray<Banner>;
  /** The small banners. */
  readonly smallBanners: ReadonlyArray<Banner>;
  /** The banners between the product lists. */
  readonly productBanners: ReadonlyArray<Banner>;
  /** New arrivals, newest first. Null if the catalogue does not answer. */
  readonly newProducts?: Maybe<ReadonlyArray<Product>>;
  /** Best sellers. Null if the catalogue does not answer. */
  readonly bestSellers?: Maybe<ReadonlyArray<Product>>;
  /** Reduced products. Null if the catalogue does not answer. */
  readonly specialOffers?: Maybe<ReadonlyArray<Product>>;
};

/** A banner with a link. */
export type Banner = {
  readonly __typename?: 'Banner';
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** A line below the title; null if there is none. */
  readonly subtitle?: Maybe<Scalars['String']['output']>;
  /** The text of the link; null if there is none. */
  readonly action?: Maybe<Scalars['String']['output']>;
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** The picture; null for a banner of text only. */
  readonly picture?: Maybe<Picture>;
};

/** A CMS page written by the merchant. */
export type CmsPage = {
  readonly __typename?: 'CmsPage';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The identifier in URLs: 'delivery'. */
  readonly identifier: Scalars['String']['output'];
  /** The title, used for links. */
  readonly title: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** The heading above the text; null to use the title. */
  readonly heading?: Maybe<Scalars['String']['output']>;
  /** The text as HTML. */
  readonly content: Scalars['HTML']['output'];
  /** Title for search engines; null if there is none. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** The first picture of the text; null if it has none. */
  readonly leadPicture?: Maybe<Picture>;
  /** Its section in the merchant's hierarchy; null if it has none. */
  readonly section?: Maybe<CmsSection>;
};

/** A section of CMS pages in the merchant's hierarchy. */
export type CmsSection = {
  readonly __typename?: 'CmsSection';
  /** The title of the section: 'Help'. */
  readonly title: Scalars['String']['output'];
  /** Its pages, the requested page included. */
  readonly pages: ReadonlyArray<PageLink>;
};

/** A CMS block written by the merchant. */
export type CmsBlock = {
  readonly __typename?: 'CmsBlock';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The identifier. */
  readonly identifier: Scalars['String']['output'];
  /** The merchant's title. */
  readonly title: Scalars['String']['output'];
  /** The text as HTML. */
  readonly content: Scalars['HTML']['output'];
};

/** A place for blocks. Those of categories are in `Category.blocks`. */
export type BlockPlace =
  /** The home page. */
  | 'HOME'
  /** Below the cart. */
  | 'CART'
  /** The review of the checkout. */
  | 'CHECKOUT'
  /** The footer. */
  | 'FOOTER';

/** A signed-in customer. */
export type Customer = {
  readonly __typename?: 'Customer';
  /** The e-mail address used to sign in. */
  readonly email: Scalars['String']['output'];
  /** As the customer writes it. */
  readonly firstName: Scalars['String']['output'];
  /** As the customer writes it. */
  readonly lastName: Scalars['String']['output'];
  /** The date of registration; null if the platform does not state it. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The addresses in the platform's order. */
  readonly addresses: ReadonlyArray<CustomerAddress>;
  /** Whether the customer is subscribed to the newsletter; null if the platform does not state it. */
  readonly isSubscribed?: Maybe<Scalars['Boolean']['output']>;
  /** Whether prices or tax may differ from those of guests. If so, send product queries by POST: answers to GET may come from a shared cache. */
  readonly hasOwnPrices: Scalars['Boolean']['output'];
  /** The orders, newest first. If the platform does not answer, only this field is null. */
  readonly orders?: Maybe<OrderList>;
};


/** A signed-in customer. */
export type CustomerOrdersArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** A device on which the customer is signed in. */
export type CustomerDevice = {
  readonly __typename?: 'CustomerDevice';
  /** Identifies the session on this device. It gives no access. */
  readonly id: Scalars['ID']['output'];
  /** The browser without version: 'Firefox'. Null if unknown. */
  readonly browser?: Maybe<Scalars['String']['output']>;
  /** The operating system: 'Windows'. Null if unknown. */
  readonly system?: Maybe<Scalars['String']['output']>;
  /** The time of the sign-in. */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** The time of the last request, to within a few minutes. */
  readonly seenAt: Scalars['DateTime']['output'];
  /** Whether this is the requesting device. */
  readonly isCurrent: Scalars['Boolean']['output'];
};

/** An address of a customer. */
export type CustomerAddress = {
  readonly __typename?: 'CustomerAddress';
  /** The platform's id. */
  readonly id: Scalars['ID']['output'];
  /** First name of the recipient. */
  readonly firstName: Scalars['String']['output'];
  /** Last name of the recipient. */
  readonly lastName: Scalars['String']['output'];
  /** Null if there is none. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** House and street, up to four lines. */
  readonly street: ReadonlyArray<Scalars['String']['output']>;
  /** Town. */
  readonly city: Scalars['String']['output'];
  /** County or state; null if unknown. */
  readonly region?: Maybe<Scalars['String']['output']>;
  /** Null if unknown. */
  readonly postcode?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2: 'GB'. */
  readonly country: Scalars['String']['output'];
  /** Null if unknown. */
  readonly telephone?: Maybe<Scalars['String']['output']>;
  /** VAT number of the company; null if unknown. */
  readonly vatNumber?: Maybe<Scalars['String']['output']>;
  /** Whether it is the default delivery address. */
  readonly isDefaultShipping: Scalars['Boolean']['output'];
  /** Whether it is the default billing address. */
  readonly isDefaultBilling: Scalars['Boolean']['output'];
};

/** A page of a customer's orders. */
export type OrderList = {
  readonly __typename?: 'OrderList';
  /** The orders, without duplicates. */
  readonly items: ReadonlyArray<Order>;
  /** The total number. */
  readonly total: Scalars['Int']['output'];
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
};

/** An order. */
export type Order = {
  readonly __typename?: 'Order';
  /** The platform's id. */
  readonly id: Scalars['ID']['output'];
  /** The order number: '000004433'. */
  readonly number: Scalars['String']['output'];
  /** The platform's status code: 'processing'. Null if it states none. */
  readonly status?: Maybe<Scalars['String']['output']>;
  /** Null if the platform does not state it. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The total, in the currency that the order was placed in; null if the platform does not state it. */
  readonly grandTotal?: Maybe<Money>;
  /** Rows that add up to the grand total, with and without VAT; null if that is null. */
  readonly summary?: Maybe<PriceSummary>;
  /** The same total by VAT rate, lowest rate first. Null if a rate is unknown, or the amounts of the lines do not explain the total. */
  readonly vatByRate?: Maybe<ReadonlyArray<VatShare>>;
  /** The delivery address; null if nothing is delivered or the platform states none. */
  readonly deliveryAddress?: Maybe<OrderAddress>;
  /** The billing address; null if the platform states none. */
  readonly billingAddress?: Maybe<OrderAddress>;
  /** The shipping method's name; null if nothing is delivered or the platform states none. */
  readonly deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** The platform's carrier code, `_` and method code: 'flatrate_flatrate'. Null if unknown. */
  readonly deliveryMethodCode?: Maybe<Scalars['String']['output']>;
  /** The payment method's name; null if the platform states none. */
  readonly paymentMethod?: Maybe<Scalars['String']['output']>;
  /** The number of lines. */
  readonly lineCount: Scalars['Int']['output'];
  /** The lines. A bundle is one line. */
  readonly lines: ReadonlyArray<OrderLine>;
};

/** An address of an order, as it was when the order was placed. Parts the platform does not state are null or empty. */
export type OrderAddress = {
  readonly __typename?: 'OrderAddress';
  /** First and last name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The company. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** House and street, one line each. */
  readonly street: ReadonlyArray<Scalars['String']['output']>;
  /** Town. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** County or state. */
  readonly region?: Maybe<Scalars['String']['output']>;
  /** The postcode, in the spelling of its country. */
  readonly postcode?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** Telephone number. */
  readonly telephone?: Maybe<Scalars['String']['output']>;
  /** VAT number of the company. */
  readonly vatNumber?: Maybe<Scalars['String']['output']>;
};

/** A line of an order. */
export type OrderLine = {
  readonly __typename?: 'OrderLine';
  /** The sku. */
  readonly sku: Scalars['ID']['output'];
  /** The name at the time of the order. */
  readonly name: Scalars['String']['output'];
  /** The product's current picture; null if the catalogue no longer has the product or does not answer. */
  readonly picture?: Maybe<Picture>;
  /** Path of the product's page; null if the catalogue no longer has the product or does not answer. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** The quantity. */
  readonly quantity: Scalars['Decimal']['output'];
  /** The total of the line with VAT; without VAT if the platform does not state it. Null if it states neither. */
  readonly rowTotal?: Maybe<Money>;
  /** The total of the line, with and without VAT; null if the platform does not state both. */
  readonly total?: Maybe<TaxedMoney>;
  /** The VAT rate in percent that explains the total: 20 is 20 %. Null if none or several do. Platforms do not state it. */
  readonly vatRate?: Maybe<Scalars['Decimal']['output']>;
};

/** The amounts of an order at one VAT rate, delivery included. */
export type VatShare = {
  readonly __typename?: 'VatShare';
  /** In percent: 20 is 20 %. */
  readonly rate: Scalars['Decimal']['output'];
  /** The amounts at this rate. */
  readonly total: TaxedMoney;
};

/** The newsletter subscription of an address. */
export type NewsletterStatus = {
  readonly __typename?: 'NewsletterStatus';
  /** Whether the address is subscribed. */
  readonly isSubscribed: Scalars['Boolean']['output'];
};

/** The credentials of a customer. */
export type CustomerSignInInput = {
  /** The e-mail address of the account. */
  readonly email: Scalars['String']['input'];
  /** The password, spaces included. */
  readonly password: Scalars['String']['input'];
  /** The device's carts since its last sign-in, the latest last; none if omitted. */
  readonly previousCarts?: InputMaybe<ReadonlyArray<PreviousCartInput>>;
};

/**
 * A device id of `cartSync` whose session ended. The sign-in takes back what later syncs added to this customer's cart, because the device
 * adds it again.
 */
export type PreviousCartInput = {
  /** The device id. */
  readonly deviceId: Scalars['ID']['input'];
  /** The newest revision that the device has an answer for, 0 if there is none. */
  readonly confirmedRevision: Scalars['Int']['input'];
};

/** A new account. */
export type CustomerSignUpInput = {
  /** The e-mail address. */
  readonly email: Scalars['String']['input'];
  /** At least 8 characters. */
  readonly password: Scalars['String']['input'];
  /** At least two letters. */
  readonly firstName: Scalars['String']['input'];
  /** At least two letters. */
  readonly lastName: Scalars['String']['input'];
};

/** Changes of a profile. Omitted and null fields stay as they are. */
export type CustomerUpdateInput = {
  /** The new e-mail address, also for the next sign-in; omitted to keep it. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** At least two letters; omitted to keep it. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** At least two letters; omitted to keep it. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Addresses to update (with an id) and to add (without). Others stay; if omitted, all do. */
  readonly addresses?: InputMaybe<ReadonlyArray<CustomerAddressInput>>;
  /** Ids of addresses to delete; none if omitted. */
  readonly removedAddresses?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** An address to save. */
export type CustomerAddressInput = {
  /** The id of the address to update; without it, a new address is added. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** At least two letters. */
  readonly firstName: Scalars['String']['input'];
  /** At least two letters. */
  readonly lastName: Scalars['String']['input'];
  /** Omitted if there is none. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** House and street, one to four lines. */
  readonly street: ReadonlyArray<Scalars['String']['input']>;
  /** Town. */
  readonly city: Scalars['String']['input'];
  /** County or state; omitted if there is none. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
  /** At least three characters. */
  readonly postcode: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2: 'GB'. */
  readonly country: Scalars['String']['input'];
  /** Required unless the shop's content makes it optional; omitted if there is none. */
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  /** At least three characters; omitted if there is none. */
  readonly vatNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is the default delivery address from now on; omitted to keep what it is, and false for a new address. */
  readonly isDefaultShipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is the default billing address from now on; omitted to keep what it is, and false for a new address. */
  readonly isDefaultBilling?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The account whose password is reset. */
export type PasswordResetRequestInput = {
  /** The e-mail address of the account. */
  readonly email: Scalars['String']['input'];
};

/** A new password with the token of an e-mailed link. */
export type PasswordCreateInput = {
  /** The e-mail address of the account. */
  readonly email: Scalars['String']['input'];
  /** The token of the link. */
  readonly resetToken: Scalars['String']['input'];
  /** At least 8 characters. */
  readonly newPassword: Scalars['String']['input'];
  /** As for `customerSignIn`; none if omitted. */
  readonly previousCarts?: InputMaybe<ReadonlyArray<PreviousCartInput>>;
};

/** A change of password. */
export type PasswordChangeInput = {
  /** The current password. */
  readonly currentPassword: Scalars['String']['input'];
  /** At least 8 characters. */
  readonly newPassword: Scalars['String']['input'];
};

/** A device to sign out. */
export type CustomerDeviceSignOutInput = {
  /** `CustomerDevice.id`. */
  readonly id: Scalars['ID']['input'];
};

/** A newsletter subscription. */
export type NewsletterInput = {
  /** The address. */
  readonly email: Scalars['String']['input'];
};

/** The result of signing in. */
export type CustomerSignInPayload = {
  readonly __typename?: 'CustomerSignInPayload';
  /** The signed-in customer; null if the sign-in failed. */
  readonly customer?: Maybe<Customer>;
  /** The customer's cart, with the guest's lines; null if it could not be read or the sign-in failed. */
  readonly cart?: Maybe<Cart>;
  /** Expected failures. If there is a customer, they concern the cart, and the customer is signed in. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The result of an account update. */
export type CustomerPayload = {
  readonly __typename?: 'CustomerPayload';
  /** The customer after the update; null if it failed. */
  readonly customer?: Maybe<Customer>;
  /** Expected failures; `field` names the input: 'addresses.0.postcode'. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The result of signing out. */
export type CustomerSignOutPayload = {
  readonly __typename?: 'CustomerSignOutPayload';
  /** Always empty: the customer is signed out. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The result of signing out a device. */
export type CustomerDevicePayload = {
  readonly __typename?: 'CustomerDevicePayload';
  /** The devices that are still signed in. */
  readonly devices: ReadonlyArray<CustomerDevice>;
  /** `NOT_FOUND` if the customer is not signed in on the device. `SIGNED_OUT` for guests. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The result of a password request. */
export type PasswordPayload = {
  readonly __typename?: 'PasswordPayload';
  /** Expected failures. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The result of a newsletter change. */
export type NewsletterPayload = {
  readonly __typename?: 'NewsletterPayload';
  /** The subscription now; null if it could not be changed. */
  readonly newsletter?: Maybe<NewsletterStatus>;
  /** Expected failures. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The settings for cutting lists. */
export type Cutting = {
  readonly __typename?: 'Cutting';
  /** The width of a cut (kerf), in millimetres. */
  readonly kerf: Scalars['Decimal']['output'];
  /** The trim at each edge of a sheet and each end of a board, in millimetres. */
  readonly trim: Scalars['Decimal']['output'];
  /** The smallest piece the saw can cut; null if there is no limit. */
  readonly smallest?: Maybe<PieceSize>;
  /** The service of cutting a sheet, priced per sheet. Null if it is not available. */
  readonly sheetService?: Maybe<Product>;
  /** The service of cutting boards to length, priced per cut. Null if it is not available. */
  readonly lengthService?: Maybe<Product>;
  /** The service of edge banding, priced per metre. Null if it is not available. */
  readonly edgingService?: Maybe<Product>;
  /** Sheets and boards to offer before a search. A product that is not available is left out. */
  readonly materials: ReadonlyArray<Product>;
};

/** The size of a piece, in millimetres. Of a board only the length counts; a piece of a sheet may be turned. */
export type PieceSize = {
  readonly __typename?: 'PieceSize';
  /** The longer side. */
  readonly length: Scalars['Int']['output'];
  /** The shorter side. */
  readonly width: Scalars['Int']['output'];
};

/**
 * Every `extensions.code` of an entry in `errors`. These are mistakes of a client, and failures. What a shopper can correct is in `userErrors`
 * of the mutation instead.
 */
export type ErrorCode =
  /** Not a GraphQL request: invalid JSON, a missing query, or variables that are not a map. */
  | 'BAD_REQUEST'
  /** The document is not valid GraphQL or does not match the schema, or the variables do not match the document. */
  | 'DOCUMENT_INVALID'
  /** No trusted document has this id. The message is `PersistedDocumentNotFound`. */
  | 'PERSISTED_DOCUMENT_NOT_FOUND'
  /** Only trusted documents are executed. The message is `PersistedDocumentRequired`. */
  | 'PERSISTED_DOCUMENT_REQUIRED'
  /** A document must have exactly one operation. */
  | 'ONE_OPERATION_PER_DOCUMENT'
  /** The query is nested too deeply. The message states depth and limit. */
  | 'TOO_DEEP'
  /** The query has too many aliases. The message states number and limit. */
  | 'TOO_MANY_ALIASES'
  /** The query is above the cost limit. The message states cost and limit. */
  | 'TOO_COSTLY'
  /** Introspection is off. Download the schema from a shop whose playground is on. */
  | 'INTROSPECTION_OFF'
  /** The request comes from a page of another site, or it is private and lacks the header `x-heartwood: 1`. */
  | 'CROSS_SITE_REQUEST'
  /** The header `x-heartwood-client` names no registered client, or it is missing although the session of a client was sent. */
  | 'CLIENT_UNKNOWN'
  /** The request comes from a page whose origin is not one of the client's. */
  | 'CLIENT_ORIGIN'
  /** The operation uses a field outside the client's scopes. */
  | 'CLIENT_SCOPE'
  /** The client or its network is above its quota. `Retry-After` says when to try again. */
  | 'TOO_MANY_REQUESTS'
  /** The session that a registered client sent is invalid or too old. Delete it, and continue without one. */
  | 'SESSION_INVALID'
  /** A registered client has sent the session cookie of the shop's pages. */
  | 'CREDENTIALS_MIXED'
  /** The session of the customer has ended. Delete the customer's data. The message is for the shopper. */
  | 'SESSION_EXPIRED'
  /** Private queries and mutations are sent by POST. */
  | 'METHOD_NOT_ALLOWED'
  /** The request is larger than 64 KiB. */
  | 'PAYLOAD_TOO_LARGE'
  /** The body must be `application/json`. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** An argument has the right type and an invalid value. `extensions.argument` names it, and the message gives the reason. */
  | 'BAD_INPUT'
  /** The product exists and is disabled. */
  | 'PRODUCT_DISABLED'
  /** The platform did not answer, or its answer is unreadable. Try again later. */
  | 'PLATFORM_UNREACHABLE'
  /** The operation reached its time limit before this field was resolved. */
  | 'OPERATION_TIMED_OUT'
  /** A fault of the server. `extensions.requestId` names the request in the log. */
  | 'INTERNAL';

/** The parts of an amount to pay. The gross amounts of the rows add up to `total` and their net amounts to `net`; `net` + `vat` = `total`. */
export type PriceSummary = {
  readonly __typename?: 'PriceSummary';
  /** The rows in display order. */
  readonly rows: ReadonlyArray<PriceSummaryRow>;
  /** The total without VAT; null if the platform does not state the VAT. */
  readonly net?: Maybe<Money>;
  /** The VAT in the total, at all rates; null if the platform does not state it. */
  readonly vat?: Maybe<Money>;
  /** The amount to pay, VAT included. */
  readonly total: Money;
};

/** A row of a price summary. */
export type PriceSummaryRow = {
  readonly __typename?: 'PriceSummaryRow';
  /** The kind of row. */
  readonly kind: PriceSummaryKind;
  /** The shipping method, the coupon code, or the platform's title of another segment; null if there is none. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** The amount with VAT; negative for discounts. */
  readonly gross: Money;
  /** The amount without VAT; null if the platform does not state the total VAT. */
  readonly net?: Maybe<Money>;
};

/** The kinds of rows of a price summary. */
export type PriceSummaryKind =
  /** The sum of the lines. */
  | 'GOODS'
  /** Discounts by coupons and offers. */
  | 'DISCOUNT'
  /** Delivery, once a method is chosen. */
  | 'DELIVERY'
  /** A fee for the payment method. */
  | 'PAYMENT'
  /** Another segment of the platform, named by its label. */
  | 'OTHER'
  /** A remainder of the platform's rounding. */
  | 'ROUNDING'
  /** An unexplained difference between the platform's total and its parts. */
  | 'UNEXPLAINED';

/** The part of the schema that a registered client may use. */
export type ClientScope =
  /** Catalogue and content. */
  | 'PUBLIC'
  /** The cart and orders of the shopper. */
  | 'CART'
  /** Everything else: accounts, reviews, newsletter and messages. */
  | 'CUSTOMER';

/** One entry of a product's gallery. */
export type GalleryItem = {
  readonly __typename?: 'GalleryItem';
  /** A picture of the product, or the first frame of its video. */
  readonly picture: Picture;
  /** The URL of a video; null if there is none. */
  readonly videoUrl?: Maybe<Scalars['URL']['output']>;
};

/** The price of a product for the default customer group. */
export type ProductPrice = {
  readonly __typename?: 'ProductPrice';
  /** The price without offers, to strike through if `onSale`. */
  readonly regular: TaxedMoney;
  /** The current price of one piece. */
  readonly final: TaxedMoney;
  /** The special price; null unless it is active and below the regular price. */
  readonly special?: Maybe<TaxedMoney>;
  /** Whether a special price applies now. */
  readonly onSale: Scalars['Boolean']['output'];
  /** Whether variants or selections differ in price; `final` is the lowest then. */
  readonly isFrom: Scalars['Boolean']['output'];
  /** Whether `final` is a price of the shopper's customer group. Always false for guests. */
  readonly isGroupPrice: Scalars['Boolean']['output'];
  /** The price is unknown: amounts are 0 with the text '—', and the product is not for sale. */
  readonly isUnknown: Scalars['Boolean']['output'];
  /** Whether the platform has just confirmed it; false for a price from the catalogue index. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** The time of the confirmation; null if the platform has not confirmed it. */
  readonly refreshedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The price per metre, square metre or piece of a pack; null if the product does not state its measures. */
  readonly unit?: Maybe<UnitPrice>;
  /**
   * Quantity breaks, the smallest quantity first; each is cheaper than the one before. Empty if there are none, if the price is unknown, and
   * for products priced by their parts.
   */
  readonly breaks: ReadonlyArray<PriceBreak>;
  /** The VAT rate in percent; null if none applies, and for products priced by their parts. */
  readonly taxRate?: Maybe<Scalars['Float']['output']>;
};

/** A price for larger quantities. */
export type PriceBreak = {
  readonly __typename?: 'PriceBreak';
  /** The smallest quantity, 2 or more. */
  readonly quantity: Scalars['Int']['output'];
  /** The price of one piece. */
  readonly price: TaxedMoney;
};

/** The unit of a unit price. */
export type PriceUnit =
  /** One metre of a length. */
  | 'METRE'
  /** One square metre of a board, sheet or floor. */
  | 'SQUARE_METRE'
  /** One piece of a pack. */
  | 'PIECE';

/** A price per unit, for comparisons. */
export type UnitPrice = {
  readonly __typename?: 'UnitPrice';
  /** The unit. */
  readonly unit: PriceUnit;
  /** The price per unit, computed from the final price. */
  readonly price: TaxedMoney;
};

/** The stock status. */
export type StockStatus =
  /** In stock. */
  | 'OK'
  /** Not in stock. */
  | 'OUT_OF_STOCK'
  /** Not confirmed: the platform did not answer. */
  | 'VOLATILE';

/** The stock of a product. */
export type Stock = {
  readonly __typename?: 'Stock';
  /** The sku. */
  readonly sku: Scalars['ID']['output'];
  /** The status. */
  readonly status: StockStatus;
  /** The available quantity; null if stock is not managed. */
  readonly quantity?: Maybe<Scalars['Decimal']['output']>;
  /** The time the platform confirmed it; null for stock from the catalogue index. */
  readonly checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The quantities it is sold in; null for any quantity or if unknown. The platform has the last word. */
  readonly limits?: Maybe<QuantityLimits>;
};

/** The quantities in which a product is sold: multiples of `step` from `least` to `most`. */
export type QuantityLimits = {
  readonly __typename?: 'QuantityLimits';
  /** The minimum, a multiple of `step`. */
  readonly least: Scalars['Int']['output'];
  /** The maximum in one cart, a multiple of `step`. */
  readonly most: Scalars['Int']['output'];
  /** The step; 1 if any whole number is sold. */
  readonly step: Scalars['Int']['output'];
};

/** A row of the specification table. */
export type ProductAttribute = {
  readonly __typename?: 'ProductAttribute';
  /** Attribute code: 'wood_type'. */
  readonly code: Scalars['String']['output'];
  /** The label for shoppers. */
  readonly label: Scalars['String']['output'];
  /** The values, joined for display. */
  readonly value: Scalars['String']['output'];
  /** The single values; for a configurable product, those of all variants. */
  readonly values: ReadonlyArray<AttributeValue>;
  /** Whether it is shown in comparisons. */
  readonly isComparable: Scalars['Boolean']['output'];
};

/** One value of a product's attribute. */
export type AttributeValue = {
  readonly __typename?: 'AttributeValue';
  /** Option id, as in `FacetValue.id` and `AttributeOption.id`; null for texts and numbers. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The label for shoppers. */
  readonly label: Scalars['String']['output'];
};

/** An attribute of the merchant's catalogue. */
export type Attribute = {
  readonly __typename?: 'Attribute';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The attribute code: 'wood_type'. */
  readonly code: Scalars['String']['output'];
  /** The label for shoppers. */
  readonly label: Scalars['String']['output'];
  /** The input type. */
  readonly input: AttributeInput;
  /** Whether the merchant defined it. */
  readonly isUserDefined: Scalars['Boolean']['output'];
  /** Whether it may be shown. */
  readonly isVisible: Scalars['Boolean']['output'];
  /** Whether it is shown in comparisons. */
  readonly isComparable: Scalars['Boolean']['output'];
  /** The options; empty for texts and numbers. */
  readonly options: ReadonlyArray<AttributeOption>;
};

/** The input types of attributes. */
export type AttributeInput =
  /** A line of text or a number. */
  | 'TEXT'
  /** A text of several lines. */
  | 'TEXTAREA'
  /** A day. */
  | 'DATE'
  /** Yes or no. */
  | 'BOOLEAN'
  /** One of its options. */
  | 'SELECT'
  /** Any of its options. */
  | 'MULTISELECT'
  /** An amount of money. */
  | 'PRICE'
  /** A weight. */
  | 'WEIGHT'
  /** Something else. */
  | 'OTHER';

/** An option of an attribute. */
export type AttributeOption = {
  readonly __typename?: 'AttributeOption';
  /** Option id, as in `AttributeValue.id`. */
  readonly id: Scalars['ID']['output'];
  /** The label for shoppers. */
  readonly label: Scalars['String']['output'];
};

/** A file to read: a data sheet, a certificate, a fitting guide. */
export type ProductDocument = {
  readonly __typename?: 'ProductDocument';
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** The URL. */
  readonly url: Scalars['URL']['output'];
};

/** The measures of one piece. */
export type Measure = {
  readonly __typename?: 'Measure';
  /** The length of one piece; null if it is not sold by length. */
  readonly lengthMillimetres?: Maybe<Scalars['Decimal']['output']>;
  /** The area one piece covers; null if it covers none. */
  readonly coverage?: Maybe<Coverage>;
};

/** The area that one piece covers. */
export type Coverage = {
  readonly __typename?: 'Coverage';
  /** Square metres, without offcuts. */
  readonly squareMetres: Scalars['Decimal']['output'];
  /** The unit that is sold. */
  readonly unit: CoverUnit;
};

/** The units for covering an area. */
export type CoverUnit =
  /** A pack of several pieces. */
  | 'PACK'
  /** A large board. */
  | 'SHEET'
  /** Anything else. */
  | 'PIECE';

/** A custom option of a product: a text, a choice or a check box. */
export type CustomOption = {
  readonly __typename?: 'CustomOption';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The label of the option. */
  readonly title: Scalars['String']['output'];
  /** The type of input. */
  readonly type: CustomOptionType;
  /** Whether an answer is required. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** The maximum length of a text; null for no limit. */
  readonly maxCharacters?: Maybe<Scalars['Int']['output']>;
  /** The limits of a length in millimetres; null for options that are no length. */
  readonly lengthLimits?: Maybe<LengthLimits>;
  /** The surcharge of the option itself; null if only its values have one. */
  readonly price?: Maybe<CustomOptionPrice>;
  /** The values, in order; empty for texts. */
  readonly values: ReadonlyArray<CustomOptionValue>;
};

/** The limits of a length. */
export type LengthLimits = {
  readonly __typename?: 'LengthLimits';
  /** The minimum, in millimetres. */
  readonly least: Scalars['Decimal']['output'];
  /** The maximum, in millimetres. */
  readonly most: Scalars['Decimal']['output'];
};

/** The types of custom options. */
export type CustomOptionType =
  /** A line of text. */
  | 'FIELD'
  /** A text of several lines. */
  | 'AREA'
  /** A file; the shop does not accept files. */
  | 'FILE'
  /** One of the values, from a list. */
  | 'DROP_DOWN'
  /** One of the values, all shown. */
  | 'RADIO'
  /** Any of the values, all shown. */
  | 'CHECKBOX'
  /** Any of the values, from a list. */
  | 'MULTIPLE'
  /** A day. */
  | 'DATE'
  /** A day and a time. */
  | 'DATE_TIME'
  /** A time of day. */
  | 'TIME';

/** A value of a custom option. */
export type CustomOptionValue = {
  readonly __typename?: 'CustomOptionValue';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The label for shoppers. */
  readonly title: Scalars['String']['output'];
  /** The surcharge. */
  readonly price: CustomOptionPrice;
};

/** A surcharge on the price of one piece. */
export type CustomOptionPrice = {
  readonly __typename?: 'CustomOptionPrice';
  /** Percent of the product's price; null if it is set as an amount. */
  readonly percent?: Maybe<Scalars['Decimal']['output']>;
  /** The amount of the surcharge. */
  readonly amount: TaxedMoney;
};

/** Why a product cannot be bought as it is. */
export type ProductIssue = {
  readonly __typename?: 'ProductIssue';
  /** The reason as a code. */
  readonly code: ProductIssueCode;
  /** The reason as text for shoppers. */
  readonly message: Scalars['String']['output'];
};

/** The reasons why a product cannot be bought as it is. */
export type ProductIssueCode =
  /** Neither the product nor any of its variants is available. */
  | 'NOT_AVAILABLE'
  /** The price is unknown. */
  | 'PRICE_UNKNOWN';

/** Whether the merchant offers a product. */
export type ProductStatus =
  /** The product is offered. */
  | 'ENABLED'
  /** The product is disabled. */
  | 'DISABLED';

/** The lists that a product appears in. */
export type ProductVisibility =
  /** In no list: it is a part or variant of another product. */
  | 'NOT_VISIBLE'
  /** In categories. */
  | 'CATALOG'
  /** In searches. */
  | 'SEARCH'
  /** In categories and searches. */
  | 'CATALOG_AND_SEARCH';

/** The fields of every product. Six types implement it, one per product type of the platform. */
export type Product = {
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The sku. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Name for URLs: 'oak-beams-25'. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** The last segment of its URL; null if it has none. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without leading or trailing slash; null if it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether the product is offered. */
  readonly status: ProductStatus;
  /** The lists that the product appears in. */
  readonly visibility: ProductVisibility;
  /** The ids of its categories, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Its active categories, the deepest last. Null if the catalogue does not answer. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions; null if there is none. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** The merchant's description, without a first paragraph that repeats `summary`; null if there is none. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The picture for lists. */
  readonly picture: Picture;
  /** All pictures without duplicates, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** The price, offers included. */
  readonly price: ProductPrice;
  /** The stock; null if it is unavailable. */
  readonly stock?: Maybe<Stock>;
  /** The two or three properties that distinguish the product from similar ones. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null if the catalogue does not answer. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** The custom options, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The path through its deepest category. Null if the catalogue does not answer. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Whether it can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null if there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** The measures for calculating a quantity; null if there are none, or a choice is needed first. */
  readonly measure?: Maybe<Measure>;
  /** The longest side of one piece, which limits the delivery methods; null if unknown, or a choice is needed first. */
  readonly longestMillimetres?: Maybe<Scalars['Decimal']['output']>;
  /** The weight of one piece, which limits the delivery methods too; null if unknown, or a choice is needed first. */
  readonly kilograms?: Maybe<Scalars['Decimal']['output']>;
  /** Whether a choice is needed before it can be added to the cart. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty if it can. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Whether the merchant names related products; `related` has those that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Related products. Null if the catalogue does not answer. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Alternatives if it is out of stock: products of its kind that are in stock, nearest in size, then related products. Null if the catalogue does not answer. */
  readonly alternatives?: Maybe<ReadonlyArray<Product>>;
  /** The reviews. Null if the catalogue does not answer. */
  readonly reviews?: Maybe<ReviewList>;
  /** The average of its reviews, for cards. Null without ratings, or if the catalogue does not answer in time. */
  readonly rating?: Maybe<ProductRating>;
  /** Title for search engines; null if there is none. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
};


/** The fields of every product. Six types implement it, one per product type of the platform. */
export type ProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  sort?: ReviewSort;
};

/** A product that is bought as it is. */
export type SimpleProduct = Product & {
  readonly __typename?: 'SimpleProduct';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The sku. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Name for URLs: 'oak-beams-25'. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** The last segment of its URL; null if it has none. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without leading or trailing slash; null if it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether the product is offered. */
  readonly status: ProductStatus;
  /** The lists that the product appears in. */
  readonly visibility: ProductVisibility;
  /** The ids of its categories, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Its active categories, the deepest last. Null if the catalogue does not answer. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions; null if there is none. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** The merchant's description, without a first paragraph that repeats `summary`; null if there is none. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The picture for lists. */
  readonly picture: Picture;
  /** All pictures without duplicates, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** The price, offers included. */
  readonly price: ProductPrice;
  /** The stock; null if it is unavailable. */
  readonly stock?: Maybe<Stock>;
  /** The two or three properties that distinguish the product from similar ones. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null if the catalogue does not answer. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** The custom options, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The path through its deepest category. Null if the catalogue does not answer. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Whether it can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null if there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** The measures for calculating a quantity; null if there are none, or a choice is needed first. */
  readonly measure?: Maybe<Measure>;
  /** The longest side of one piece, which limits the delivery methods; null if unknown, or a choice is needed first. */
  readonly longestMillimetres?: Maybe<Scalars['Decimal']['output']>;
  /** The weight of one piece, which limits the delivery methods too; null if unknown, or a choice is needed first. */
  readonly kilograms?: Maybe<Scalars['Decimal']['output']>;
  /** Whether a choice is needed before it can be added to the cart. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty if it can. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Whether the merchant names related products; `related` has those that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Related products. Null if the catalogue does not answer. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Alternatives if it is out of stock: products of its kind that are in stock, nearest in size, then related products. Null if the catalogue does not answer. */
  readonly alternatives?: Maybe<ReadonlyArray<Product>>;
  /** The reviews. Null if the catalogue does not answer. */
  readonly reviews?: Maybe<ReviewList>;
  /** The average of its reviews, for cards. Null without ratings, or if the catalogue does not answer in time. */
  readonly rating?: Maybe<ProductRating>;
  /** Title for search engines; null if there is none. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
};


/** A product that is bought as it is. */
export type SimpleProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  sort?: ReviewSort;
};

/** A service: nothing is shipped. */
export type VirtualProduct = Product & {
  readonly __typename?: 'VirtualProduct';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The sku. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Name for URLs: 'oak-beams-25'. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** The last segment of its URL; null if it has none. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without leading or trailing slash; null if it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether the product is offered. */
  readonly status: ProductStatus;
  /** The lists that the product appears in. */
  readonly visibility: ProductVisibility;
  /** The ids of its categories, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Its active categories, the deepest last. Null if the catalogue does not answer. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions; null if there is none. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** The merchant's description, without a first paragraph that repeats `summary`; null if there is none. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The picture for lists. */
  readonly picture: Picture;
  /** All pictures without duplicates, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** The price, offers included. */
  readonly price: ProductPrice;
  /** The stock; null if it is unavailable. */
  readonly stock?: Maybe<Stock>;
  /** The two or three properties that distinguish the product from similar ones. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null if the catalogue does not answer. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** The custom options, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The path through its deepest category. Null if the catalogue does not answer. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Whether it can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null if there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** The measures for calculating a quantity; null if there are none, or a choice is needed first. */
  readonly measure?: Maybe<Measure>;
  /** The longest side of one piece, which limits the delivery methods; null if unknown, or a choice is needed first. */
  readonly longestMillimetres?: Maybe<Scalars['Decimal']['output']>;
  /** The weight of one piece, which limits the delivery methods too; null if unknown, or a choice is needed first. */
  readonly kilograms?: Maybe<Scalars['Decimal']['output']>;
  /** Whether a choice is needed before it can be added to the cart. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty if it can. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Whether the merchant names related products; `related` has those that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Related products. Null if the catalogue does not answer. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Alternatives if it is out of stock: products of its kind that are in stock, nearest in size, then related products. Null if the catalogue does not answer. */
  readonly alternatives?: Maybe<ReadonlyArray<Product>>;
  /** The reviews. Null if the catalogue does not answer. */
  readonly reviews?: Maybe<ReviewList>;
  /** The average of its reviews, for cards. Null without ratings, or if the catalogue does not answer in time. */
  readonly rating?: Maybe<ProductRating>;
  /** Title for search engines; null if there is none. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
};


/** A service: nothing is shipped. */
export type VirtualProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  sort?: ReviewSort;
};

/** Files: plans, cutting lists. */
export type DownloadableProduct = Product & {
  readonly __typename?: 'DownloadableProduct';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The sku. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Name for URLs: 'oak-beams-25'. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** The last segment of its URL; null if it has none. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without leading or trailing slash; null if it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether the product is offered. */
  readonly status: ProductStatus;
  /** The lists that the product appears in. */
  readonly visibility: ProductVisibility;
  /** The ids of its categories, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Its active categories, the deepest last. Null if the catalogue does not answer. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions; null if there is none. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** The merchant's description, without a first paragraph that repeats `summary`; null if there is none. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The picture for lists. */
  readonly picture: Picture;
  /** All pictures without duplicates, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** The price, offers included. */
  readonly price: ProductPrice;
  /** The stock; null if it is unavailable. */
  readonly stock?: Maybe<Stock>;
  /** The two or three properties that distinguish the product from similar ones. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null if the catalogue does not answer. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** The custom options, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The path through its deepest category. Null if the catalogue does not answer. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Whether it can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null if there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** The measures for calculating a quantity; null if there are none, or a choice is needed first. */
  readonly measure?: Maybe<Measure>;
  /** The longest side of one piece, which limits the delivery methods; null if unknown, or a choice is needed first. */
  readonly longestMillimetres?: Maybe<Scalars['Decimal']['output']>;
  /** The weight of one piece, which limits the delivery methods too; null if unknown, or a choice is needed first. */
  readonly kilograms?: Maybe<Scalars['Decimal']['output']>;
  /** Whether a choice is needed before it can be added to the cart. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty if it can. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Whether the merchant names related products; `related` has those that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Related products. Null if the catalogue does not answer. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Alternatives if it is out of stock: products of its kind that are in stock, nearest in size, then related products. Null if the catalogue does not answer. */
  readonly alternatives?: Maybe<ReadonlyArray<Product>>;
  /** The reviews. Null if the catalogue does not answer. */
  readonly reviews?: Maybe<ReviewList>;
  /** The average of its reviews, for cards. Null without ratings, or if the catalogue does not answer in time. */
  readonly rating?: Maybe<ProductRating>;
  /** Title for search engines; null if there is none. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** Files to try before buying. */
  readonly samples: ReadonlyArray<ProductDocument>;
  /** Titles of the files that are bought. */
  readonly links: ReadonlyArray<DownloadLink>;
};


/** Files: plans, cutting lists. */
export type DownloadableProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  sort?: ReviewSort;
};

/** Products that are offered together. */
export type GroupedProduct = Product & {
  readonly __typename?: 'GroupedProduct';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The sku. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Name for URLs: 'oak-beams-25'. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** The last segment of its URL; null if it has none. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without leading or trailing slash; null if it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether the product is offered. */
  readonly status: ProductStatus;
  /** The lists that the product appears in. */
  readonly visibility: ProductVisibility;
  /** The ids of its categories, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Its active categories, the deepest last. Null if the catalogue does not answer. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions; null if there is none. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** The merchant's description, without a first paragraph that repeats `summary`; null if there is none. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The picture for lists. */
  readonly picture: Picture;
  /** All pictures without duplicates, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** The price, offers included. */
  readonly price: ProductPrice;
  /** The stock; null if it is unavailable. */
  readonly stock?: Maybe<Stock>;
  /** The two or three properties that distinguish the product from similar ones. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null if the catalogue does not answer. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** The custom options, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The path through its deepest category. Null if the catalogue does not answer. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Whether it can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null if there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** The measures for calculating a quantity; null if there are none, or a choice is needed first. */
  readonly measure?: Maybe<Measure>;
  /** The longest side of one piece, which limits the delivery methods; null if unknown, or a choice is needed first. */
  readonly longestMillimetres?: Maybe<Scalars['Decimal']['output']>;
  /** The weight of one piece, which limits the delivery methods too; null if unknown, or a choice is needed first. */
  readonly kilograms?: Maybe<Scalars['Decimal']['output']>;
  /** Whether a choice is needed before it can be added to the cart. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty if it can. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Whether the merchant names related products; `related` has those that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Related products. Null if the catalogue does not answer. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Alternatives if it is out of stock: products of its kind that are in stock, nearest in size, then related products. Null if the catalogue does not answer. */
  readonly alternatives?: Maybe<ReadonlyArray<Product>>;
  /** The reviews. Null if the catalogue does not answer. */
  readonly reviews?: Maybe<ReviewList>;
  /** The average of its reviews, for cards. Null without ratings, or if the catalogue does not answer in time. */
  readonly rating?: Maybe<ProductRating>;
  /** Title for search engines; null if there is none. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** The members that the catalogue has, in order. */
  readonly items: ReadonlyArray<GroupedItem>;
};


/** Products that are offered together. */
export type GroupedProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  sort?: ReviewSort;
};

/** A bundle: a set composed by choices. */
export type BundleProduct = Product & {
  readonly __typename?: 'BundleProduct';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The sku. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Name for URLs: 'oak-beams-25'. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** The last segment of its URL; null if it has none. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without leading or trailing slash; null if it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether the product is offered. */
  readonly status: ProductStatus;
  /** The lists that the product appears in. */
  readonly visibility: ProductVisibility;
  /** The ids of its categories, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Its active categories, the deepest last. Null if the catalogue does not answer. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions; null if there is none. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** The merchant's description, without a first paragraph that repeats `summary`; null if there is none. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The picture for lists. */
  readonly picture: Picture;
  /** All pictures without duplicates, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** The price, offers included. */
  readonly price: ProductPrice;
  /** The stock; null if it is unavailable. */
  readonly stock?: Maybe<Stock>;
  /** The two or three properties that distinguish the product from similar ones. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null if the catalogue does not answer. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** The custom options, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The path through its deepest category. Null if the catalogue does not answer. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Whether it can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null if there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** The measures for calculating a quantity; null if there are none, or a choice is needed first. */
  readonly measure?: Maybe<Measure>;
  /** The longest side of one piece, which limits the delivery methods; null if unknown, or a choice is needed first. */
  readonly longestMillimetres?: Maybe<Scalars['Decimal']['output']>;
  /** The weight of one piece, which limits the delivery methods too; null if unknown, or a choice is needed first. */
  readonly kilograms?: Maybe<Scalars['Decimal']['output']>;
  /** Whether a choice is needed before it can be added to the cart. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty if it can. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Whether the merchant names related products; `related` has those that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Related products. Null if the catalogue does not answer. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Alternatives if it is out of stock: products of its kind that are in stock, nearest in size, then related products. Null if the catalogue does not answer. */
  readonly alternatives?: Maybe<ReadonlyArray<Product>>;
  /** The reviews. Null if the catalogue does not answer. */
  readonly reviews?: Maybe<ReviewList>;
  /** The average of its reviews, for cards. Null without ratings, or if the catalogue does not answer in time. */
  readonly rating?: Maybe<ProductRating>;
  /** Title for search engines; null if there is none. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** The options of the bundle, in order. */
  readonly options: ReadonlyArray<BundleOption>;
};


/** A bundle: a set composed by choices. */
export type BundleProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  sort?: ReviewSort;
};

/** A product with variants: sizes, woods, finishes. */
export type ConfigurableProduct = Product & {
  readonly __typename?: 'ConfigurableProduct';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The sku. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Name for URLs: 'oak-beams-25'. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** The last segment of its URL; null if it has none. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without leading or trailing slash; null if it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether the product is offered. */
  readonly status: ProductStatus;
  /** The lists that the product appears in. */
  readonly visibility: ProductVisibility;
  /** The ids of its categories, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Its active categories, the deepest last. Null if the catalogue does not answer. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions; null if there is none. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** The merchant's description, without a first paragraph that repeats `summary`; null if there is none. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The picture for lists. */
  readonly picture: Picture;
  /** All pictures without duplicates, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** The price, offers included. */
  readonly price: ProductPrice;
  /** The stock; null if it is unavailable. */
  readonly stock?: Maybe<Stock>;
  /** The two or three properties that distinguish the product from similar ones. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null if the catalogue does not answer. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** The custom options, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The path through its deepest category. Null if the catalogue does not answer. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Whether it can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null if there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** The measures for calculating a quantity; null if there are none, or a choice is needed first. */
  readonly measure?: Maybe<Measure>;
  /** The longest side of one piece, which limits the delivery methods; null if unknown, or a choice is needed first. */
  readonly longestMillimetres?: Maybe<Scalars['Decimal']['output']>;
  /** The weight of one piece, which limits the delivery methods too; null if unknown, or a choice is needed first. */
  readonly kilograms?: Maybe<Scalars['Decimal']['output']>;
  /** Whether a choice is needed before it can be added to the cart. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty if it can. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Whether the merchant names related products; `related` has those that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Related products. Null if the catalogue does not answer. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Alternatives if it is out of stock: products of its kind that are in stock, nearest in size, then related products. Null if the catalogue does not answer. */
  readonly alternatives?: Maybe<ReadonlyArray<Product>>;
  /** The reviews. Null if the catalogue does not answer. */
  readonly reviews?: Maybe<ReviewList>;
  /** The average of its reviews, for cards. Null without ratings, or if the catalogue does not answer in time. */
  readonly rating?: Maybe<ProductRating>;
  /** Title for search engines; null if there is none. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** The options that select a variant. Values without a label are omitted. */
  readonly options: ReadonlyArray<ConfigurableOption>;
  /** The variants that are available. */
  readonly variants: ReadonlyArray<Variant>;
  /** The variants that are out of stock, by their option values. A combination in neither list does not exist. */
  readonly soldOut: ReadonlyArray<SoldOutVariant>;
  /** The requested variant; null if none was requested or it does not exist. */
  readonly selectedVariant?: Maybe<Variant>;
  /** The variant that a page selects by default: the cheapest in stock. Null unless the shop is configured so. */
  readonly defaultVariant?: Maybe<Variant>;
};


/** A product with variants: sizes, woods, finishes. */
export type ConfigurableProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  sort?: ReviewSort;
};

/** A file that is bought. */
export type DownloadLink = {
  readonly __typename?: 'DownloadLink';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** The surcharge of the file; null if it is included. */
  readonly price?: Maybe<TaxedMoney>;
};

/** A member of a group. */
export type GroupedItem = {
  readonly __typename?: 'GroupedItem';
  /** The member. */
  readonly product: Product;
  /** The default quantity. */
  readonly quantity: Scalars['Decimal']['output'];
};

/** An option of a bundle. */
export type BundleOption = {
  readonly __typename?: 'BundleOption';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** Whether a selection is required. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** The type of input. */
  readonly type: BundleOptionType;
  /** The selections, in order. */
  readonly selections: ReadonlyArray<BundleSelection>;
};

/** The types of bundle options. */
export type BundleOptionType =
  /** One selection, from a list. */
  | 'SELECT'
  /** One selection, all shown. */
  | 'RADIO'
  /** Any selections, all shown. */
  | 'CHECKBOX'
  /** Any selections, from a list. */
  | 'MULTI';

/** A selection of a bundle option. */
export type BundleSelection = {
  readonly __typename?: 'BundleSelection';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The product. */
  readonly product: Product;
  /** The quantity. */
  readonly quantity: Scalars['Decimal']['output'];
  /** Whether the shopper may change the quantity. */
  readonly canChangeQuantity: Scalars['Boolean']['output'];
  /** Whether it is selected by default. */
  readonly isDefault: Scalars['Boolean']['output'];
};

/** An option that distinguishes variants. */
export type ConfigurableOption = {
  readonly __typename?: 'ConfigurableOption';
  /** The id of the attribute. */
  readonly attributeId: Scalars['ID']['output'];
  /** Attribute code: 'length'. */
  readonly attributeCode: Scalars['String']['output'];
  /** The label for shoppers. */
  readonly label: Scalars['String']['output'];
  /** The values in the merchant's order. */
  readonly values: ReadonlyArray<ConfigurableValue>;
};

/** A value of a configurable option. */
export type ConfigurableValue = {
  readonly __typename?: 'ConfigurableValue';
  /** Option id. */
  readonly id: Scalars['ID']['output'];
  /** The label for shoppers. */
  readonly label: Scalars['String']['output'];
};

/** A variant of a configurable product. */
export type Variant = {
  readonly __typename?: 'Variant';
  /** The id in the catalogue; null if it is not a product of its own. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The sku. */
  readonly sku: Scalars['ID']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Path of the product page with this variant selected. */
  readonly url: Scalars['URL']['output'];
  /** The price, its own or the product's. */
  readonly price: ProductPrice;
  /** The stock; null if it is unavailable. */
  readonly stock?: Maybe<Stock>;
  /** Its own picture; null to use the product's. */
  readonly picture?: Maybe<Picture>;
  /** The option values that select it. */
  readonly selection: ReadonlyArray<VariantValue>;
  /** The measures for calculating a quantity; null if there are none. */
  readonly measure?: Maybe<Measure>;
  /** The longest side of one piece, which limits the delivery methods; null if unknown, or a choice is needed first. */
  readonly longestMillimetres?: Maybe<Scalars['Decimal']['output']>;
  /** The weight of one piece, which limits the delivery methods too; null if unknown, or a choice is needed first. */
  readonly kilograms?: Maybe<Scalars['Decimal']['output']>;
  /** The weight of one piece, '4.1 kg'; null if it is unknown or not shown. */
  readonly weight?: Maybe<Scalars['String']['output']>;
};

/** A variant that is out of stock. */
export type SoldOutVariant = {
  readonly __typename?: 'SoldOutVariant';
  /** The option values that select it. */
  readonly selection: ReadonlyArray<VariantValue>;
};

/** One of the values that make up a variant. */
export type VariantValue = {
  readonly __typename?: 'VariantValue';
  /** As in `ConfigurableOption.attributeCode`. */
  readonly attributeCode: Scalars['String']['output'];
  /** As in `ConfigurableValue.id`. */
  readonly valueId: Scalars['ID']['output'];
};

/** An order of reviews. */
export type ReviewSort =
  /** Newest first. */
  | 'NEWEST'
  /** Most stars first; equal ratings newest first. Reviews without stars come last. Applies to the newest 5,000. */
  | 'HIGHEST'
  /** Fewest stars first; equal ratings newest first. Reviews without stars come last. Applies to the newest 5,000. */
  | 'LOWEST';

/** The reviews of a product. */
export type ReviewList = {
  readonly __typename?: 'ReviewList';
  /** The reviews of this page, in the order asked for. */
  readonly items: ReadonlyArray<Review>;
  /** The total number. */
  readonly total: Scalars['Int']['output'];
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The average rating, 1 to 5; null without ratings. */
  readonly averageRating?: Maybe<Scalars['Decimal']['output']>;
  /** The number of ratings with one to five stars, in this order. */
  readonly distribution: ReadonlyArray<Scalars['Int']['output']>;
};

/** The reviews of a product in one line. */
export type ProductRating = {
  readonly __typename?: 'ProductRating';
  /** The average of the newest hundred reviews, 1 to 5, with one decimal; as `ReviewList.averageRating`. */
  readonly average: Scalars['Decimal']['output'];
  /** The number of reviews, those without stars included; as `ReviewList.total`. */
  readonly count: Scalars['Int']['output'];
};

/** A review. */
export type Review = {
  readonly __typename?: 'Review';
  /** The id in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** The text. */
  readonly detail: Scalars['String']['output'];
  /** The name of the reviewer. */
  readonly nickname: Scalars['String']['output'];
  /** Stars, 1 to 5; null without a rating. */
  readonly rating?: Maybe<Scalars['Int']['output']>;
  /** The date of the review. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** The kinds of mouldings that have a calculator. */
export type MouldingKind =
  /** Along walls. */
  | 'SKIRTING'
  /** Around doors. */
  | 'ARCHITRAVE';

/** The products of a calculator for mouldings. Products that are not available are left out. */
export type MouldingCalculator = {
  readonly __typename?: 'MouldingCalculator';
  /** The mouldings to choose from. */
  readonly mouldings: ReadonlyArray<Product>;
  /** Products that are used with them. */
  readonly extras: ReadonlyArray<CalculatorExtra>;
};


/** The products of a calculator for mouldings. Products that are not available are left out. */
export type MouldingCalculatorMouldingsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** A product used with a moulding, such as adhesive. */
export type CalculatorExtra = {
  readonly __typename?: 'CalculatorExtra';
  /** The product. */
  readonly product: Product;
  /** The metres of moulding that one piece is enough for. */
  readonly metres: Scalars['Decimal']['output'];
};

/** The products of the deck calculator. Products that are not available are left out. */
export type DeckCalculator = {
  readonly __typename?: 'DeckCalculator';
  /** The boards to choose from. */
  readonly boards: ReadonlyArray<Product>;
  /** The joists to choose from. */
  readonly joists: ReadonlyArray<Product>;
  /** The screws to choose from. */
  readonly screws: ReadonlyArray<Product>;
  /** The gap between two boards, in millimetres. */
  readonly gap: Scalars['Int']['output'];
  /** The distances between the centres of joists to choose from, in millimetres. */
  readonly spacings: ReadonlyArray<Scalars['Int']['output']>;
};


/** The products of the deck calculator. Products that are not available are left out. */
export type DeckCalculatorBoardsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};


/** The products of the deck calculator. Products that are not available are left out. */
export type DeckCalculatorJoistsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** The room calculators. */
export type CalculatorKind =
  /** Skirting for a room. */
  | 'SKIRTING'
  /** Architraves for doors. */
  | 'ARCHITRAVE'
  /** A deck. */
  | 'DECK';

/** A room that a search names, and the calculator that answers it. Sides are in millimetres. */
export type RoomSuggestion = {
  readonly __typename?: 'RoomSuggestion';
  /** The calculator. */
  readonly kind: CalculatorKind;
  /** The path of the calculator, filled in. */
  readonly url: Scalars['String']['output'];
  /** The first side; null for doors alone. */
  readonly length?: Maybe<Scalars['Int']['output']>;
  /** The other side; null for doors alone. */
  readonly width?: Maybe<Scalars['Int']['output']>;
  /** The doors, or the usual number; null for a deck. */
  readonly doors?: Maybe<Scalars['Int']['output']>;
  /** The products to propose for walls or doors; null for a deck. */
  readonly moulding?: Maybe<MouldingCalculator>;
  /** The products to propose for a deck; null for walls or doors. */
  readonly deck?: Maybe<DeckCalculator>;
};

/** An amount of money. Never a fraction: `amount` counts the currency's smallest unit (pence, cents, yen). */
export type Money = {
  readonly __typename?: 'Money';
  /** In minor units: 1250 is £12.50. */
  readonly amount: Scalars['Int']['output'];
  /** The currency. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** The amount as text, in the store view's price format: '£12.50'. */
  readonly formatted: Scalars['String']['output'];
};

/** A price as net, tax and gross. `net + tax = gross`, exactly. */
export type TaxedMoney = {
  readonly __typename?: 'TaxedMoney';
  /** Without VAT. */
  readonly net: Money;
  /** The VAT. */
  readonly tax: Money;
  /** With VAT. */
  readonly gross: Money;
};

/** A store view: one catalogue in one language with one currency. */
export type Store = {
  readonly __typename?: 'Store';
  /** 'default', 'de', 'it'. */
  readonly code: Scalars['String']['output'];
  /** The label for shoppers. */
  readonly name: Scalars['String']['output'];
  /** BCP 47 locale for dates and numbers: 'en-GB'. */
  readonly locale: Scalars['String']['output'];
  /** The currency of its prices. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** ISO 3166-1 alpha-2 code of the country whose tax applies to guests. */
  readonly country: Scalars['String']['output'];
  /** The date format in the platform's notation: 'HH:mm D/M/YYYY'. */
  readonly dateFormat: Scalars['String']['output'];
  /** The telephone number for orders; null if the shop has none. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** The e-mail address for messages; null if the shop takes none. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** How many days a quotation is valid. */
  readonly quotationDays: Scalars['Int']['output'];
  /** The company that runs the shop; null if the shop does not state it. */
  readonly company?: Maybe<Company>;
};

/** The merchant's company, as printed orders name it. */
export type Company = {
  readonly __typename?: 'Company';
  /** The name in the register. */
  readonly name: Scalars['String']['output'];
  /** Street and number. */
  readonly street: Scalars['String']['output'];
  /** Town. */
  readonly city: Scalars['String']['output'];
  /** Postcode. */
  readonly postcode: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 code. */
  readonly country: Scalars['String']['output'];
  /** The VAT number; null if it has none. */
  readonly vatNumber?: Maybe<Scalars['String']['output']>;
};

/** A picture, in the sizes and formats the shop serves. */
export type Picture = {
  readonly __typename?: 'Picture';
  /** The platform's path. */
  readonly path: Scalars['String']['output'];
  /** The alternative text. */
  readonly alt: Scalars['String']['output'];
  /** The URL of the picture. */
  readonly url: Scalars['URL']['output'];
  /** Width in CSS pixels. */
  readonly width: Scalars['Int']['output'];
  /** Height in CSS pixels. */
  readonly height: Scalars['Int']['output'];
};


/** A picture, in the sizes and formats the shop serves. */
export type PictureUrlArgs = {
  size?: PictureSize;
  format?: PictureFormat;
  density?: Scalars['Int']['input'];
};


/** A picture, in the sizes and formats the shop serves. */
export type PictureWidthArgs = {
  size?: PictureSize;
};


/** A picture, in the sizes and formats the shop serves. */
export type PictureHeightArgs = {
  size?: PictureSize;
};

/** The display sizes of pictures. The content is fitted in. */
export type PictureSize =
  /** 210 × 300: in the cart. */
  | 'LINE'
  /** 324 × 489: in lists. */
  | 'CARD'
  /** 600 × 744: in the gallery of a product page. */
  | 'GALLERY'
  /** 640 × 360: landscape, across a page. */
  | 'BANNER';

/** The formats of pictures. */
export type PictureFormat =
  /** Small, and slow to encode. */
  | 'AVIF'
  /** Supported by every browser. */
  | 'WEBP';

/** An expected failure. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** The reason as a code. */
  readonly code: UserErrorCode;
  /** The path of the input, 'lines.0.quantity'; null if it concerns the whole input. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** A text for shoppers, in the language of the store view. */
  readonly message: Scalars['String']['output'];
};

/** The codes of expected failures. */
export type UserErrorCode =
  /** It does not exist. */
  | 'NOT_FOUND'
  /** It is out of stock. */
  | 'OUT_OF_STOCK'
  /** A choice is missing. */
  | 'NOT_CONFIGURED'
  /** A value is invalid. */
  | 'INVALID'
  /** The platform rejects it. */
  | 'REFUSED'
  /** The platform did not answer. The request may be repeated. */
  | 'UNAVAILABLE'
  /** The rate limit is exceeded. */
  | 'TOO_MANY_REQUESTS'
  /** The e-mail address or the password is wrong. */
  | 'WRONG_CREDENTIALS'
  /** The shopper is not signed in. */
  | 'SIGNED_OUT'
  /** A value is missing. */
  | 'REQUIRED'
  /** It is not an e-mail address. */
  | 'EMAIL'
  /** A telephone number has fewer than five digits. */
  | 'TELEPHONE'
  /** A name has fewer than two letters. */
  | 'NAME_TOO_SHORT'
  /** A name contains characters that are not letters. */
  | 'LETTERS_ONLY'
  /** A password has fewer than eight characters. */
  | 'PASSWORD_TOO_SHORT'
  /** Two values that must be equal differ. */
  | 'NOT_IDENTICAL'
  /** A postcode has fewer than three characters. */
  | 'ZIP_TOO_SHORT'
  /** A tax ID has fewer than three characters. */
  | 'TAX_ID_TOO_SHORT'
  /** A VAT number does not have the form of its country. */
  | 'VAT_NUMBER'
  /** A required agreement is missing. */
  | 'NOT_AGREED'
  /** The cart differs from what the shopper saw. */
  | 'CART_CHANGED'
  /** The outcome is unknown. Repeat the identical request, and send no new one. */
  | 'UNCONFIRMED'
  /** A value is too long. */
  | 'TOO_LONG'
  /** A value contains invalid characters. */
  | 'BAD_CHARACTERS';
