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
  /** A moment in UTC, to the second or finer: '2026-11-22T09:30:00.000Z'. */
  DateTime: { input: string; output: string; }
  /**
   * An address to follow or load: absolute with http or https, or a path in this shop from its root, '/decking?page=2'. Escaped, as it
   * belongs into a link.
   */
  URL: { input: string; output: string; }
  /** A piece of HTML without scripts, styles, forms or frames: to be put into a page as it is. */
  HTML: { input: string; output: string; }
  /** A number with a fraction that is written with digits alone, as a JSON number; never an amount of money. */
  Decimal: { input: number; output: number; }
  /** A code of ISO 4217 for the currency that a store view sells in: 'GBP', 'EUR', 'JPY'. */
  CurrencyCode: { input: string; output: string; }
};

/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type Query = {
  readonly __typename?: 'Query';
  /** The shopper's cart as the platform has it; null when there is none. Nothing is changed by asking. */
  readonly cart?: Maybe<Cart>;
  /**
   * The ways the cart can be delivered to an address, the platform's choice first; the shop's own courier where the platform names none.
   * Empty where nothing is delivered, and for an empty cart. Null when it could not be found out.
   */
  readonly cartShippingMethods?: Maybe<ReadonlyArray<ShippingMethod>>;
  /**
   * The ways goods that are in no cart so far can be delivered to an address, as for a guest who orders them alone. The shopper's own cart
   * is left as it is.
   */
  readonly goodsDelivery: GoodsDelivery;
  /** The ways the cart can be paid, each once. Empty for an empty cart; null when it could not be found out. */
  readonly cartPaymentMethods?: Maybe<ReadonlyArray<PaymentMethod>>;
  /** A page of products: of a category with all categories below it, of a search, or both. Null when the catalogue cannot be reached. */
  readonly products?: Maybe<ProductList>;
  /**
   * One product; null when there is none that may be shown. One that is there and disabled is null with the code PRODUCT_DISABLED. A
   * variant that is not shown by itself is answered by its configurable product with the variant selected, so the sku can differ from
   * the one asked for.
   */
  readonly product?: Maybe<Product>;
  /**
   * Products by their skus, in the order asked and each sku once. Those that are unknown or may not be listed are missing. A
   * variant's sku leads to its configurable product, with the variant selected. Null when the catalogue cannot be reached.
   */
  readonly productsBySku?: Maybe<ReadonlyArray<ProductBySku>>;
  /** One active category; null when there is none. */
  readonly category?: Maybe<Category>;
  /** The categories of the main menu: the children of the root category, in order. Null when they cannot be reached. */
  readonly menu?: Maybe<ReadonlyArray<Category>>;
  /** The way from the first level down to a category, itself included; empty for an unknown one, null when it cannot be reached. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Attributes by their codes, in the order asked and each once; unknown ones are missing. Null when they cannot be reached. */
  readonly attributes?: Maybe<ReadonlyArray<Attribute>>;
  /** What lives at a path of the shop ('/decking/boards'); null is a 404. */
  readonly route?: Maybe<Route>;
  /** Approved reviews of a product, newest first. Null when they cannot be reached. */
  readonly reviews?: Maybe<ReviewList>;
  /** Stock by skus, of products and of variants, in the order asked. Null when the catalogue cannot be reached. */
  readonly stock?: Maybe<ReadonlyArray<StockBySku>>;
  /** What the home page shows. Each part is null when it cannot be reached, the others stay. */
  readonly home: Home;
  /** A page of text by its identifier ('delivery'); null when there is none. */
  readonly cmsPage?: Maybe<CmsPage>;
  /** A piece of text to be put into a page; null when there is none. */
  readonly cmsBlock?: Maybe<CmsBlock>;
  /** The pages of text that every page of the shop links to; null when they cannot be reached. */
  readonly sitePages?: Maybe<SitePages>;
  /** Posts of the blog, the newest first. Null where the merchant has none. */
  readonly news?: Maybe<NewsList>;
  /** A post of the blog by its number; null when there is none. */
  readonly newsPost?: Maybe<NewsPost>;
  /** Who is signed in; null for guests. Fails with SESSION_EXPIRED once the platform takes the session no longer: what is kept of the customer then has to go. */
  readonly customer?: Maybe<Customer>;
  /**
   * Where the customer is signed in: the device that asks first, then the others by when they were last seen. At most 50; empty for guests.
   * Fails with SESSION_EXPIRED if another device ended this session.
   */
  readonly customerDevices: ReadonlyArray<CustomerDevice>;
  /** Whether the customer's own address gets the newsletter. Null for guests, if the shop has no newsletter, and if it cannot tell at the moment. */
  readonly newsletter?: Maybe<NewsletterStatus>;
  /** How the merchant's saw works, and what cutting costs; null where the merchant cuts nothing. */
  readonly cutting?: Maybe<Cutting>;
  /** The store view that answers: its language, money and country. */
  readonly store: Store;
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryCartShippingMethodsArgs = {
  address?: InputMaybe<CartAddressInput>;
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryGoodsDeliveryArgs = {
  input: GoodsDeliveryInput;
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
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
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryProductArgs = {
  by: ProductKeyInput;
  childSku?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryProductsBySkuArgs = {
  skus: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryCategoryArgs = {
  by: CategoryKeyInput;
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryBreadcrumbsArgs = {
  categoryId: Scalars['ID']['input'];
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryAttributesArgs = {
  codes: ReadonlyArray<Scalars['String']['input']>;
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryRouteArgs = {
  path: Scalars['String']['input'];
  childSku?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryReviewsArgs = {
  productId: Scalars['ID']['input'];
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryStockArgs = {
  skus: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryCmsPageArgs = {
  identifier: Scalars['String']['input'];
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryCmsBlockArgs = {
  identifier: Scalars['String']['input'];
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryNewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};


/**
 * Everything the shop can be asked. Each field is one question a page or a part of a page has. What a query would cost is
 * calculated before it is executed: 1 for each field of each object, more for long texts and for what the platform is asked,
 * so lists within lists multiply. More than 50,000 is refused with the code TOO_COSTLY. What is not there when the time of an
 * operation is over is null with the code OPERATION_TIMED_OUT.
 */
export type QueryNewsPostArgs = {
  id: Scalars['ID']['input'];
};

/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Brings the cart of a device and the platform's together, and gives the one that both now have. */
  readonly cartSync: CartSyncPayload;
  /** Puts a coupon on the cart. */
  readonly cartCouponApply: CartPayload;
  /** Takes the coupon off the cart. */
  readonly cartCouponRemove: CartPayload;
  /** Says where the cart is to go and how: its totals have the delivery in them from then on. */
  readonly cartShippingSet: CartPayload;
  /** What became of the cart that was handed over to the external checkout. One that was ordered is dropped; one that is still there is not. */
  readonly checkoutReturn: CheckoutReturnPayload;
  /**
   * Orders the cart of the shopper, once for each order key: sent again it is answered with the order there is. Nothing is ordered unless the
   * platform has what the shopper saw.
   */
  readonly orderPlace: OrderPlacePayload;
  /**
   * What became of an order that was sent, for a device that lost the answer. It never places an order. Once the answer is `NOT_PLACED`, no
   * order can be placed under this key.
   */
  readonly orderOutcome: OrderOutcomePayload;
  /** Sends a message to the merchant, and to nobody else. The very same is sent once in a day, however often it comes. */
  readonly messageSend: MessagePayload;
  /** Sends a cutting list to the merchant, and to nobody else. The very same is sent once in a day, however often it comes. */
  readonly cuttingListSend: CuttingListPayload;
  /** Hands a review of a product in; it is shown once the merchant has approved it. The very same is handed in once in a day. */
  readonly reviewCreate: ReviewCreatePayload;
  /** Signs in. The guest's cart goes with it: its quantities are added to the customer's cart, once, however often this is sent. */
  readonly customerSignIn: CustomerSignInPayload;
  /** Makes an account, and signs in. */
  readonly customerSignUp: CustomerSignInPayload;
  /** Signs out. What is kept of the customer has to go, whatever is answered. */
  readonly customerSignOut: CustomerSignOutPayload;
  /** Changes of the profile what is given, and nothing else. */
  readonly customerUpdate: CustomerPayload;
  /** Has a link sent by which a password can be created. Answers alike whether the address has an account or not. */
  readonly passwordResetRequest: PasswordPayload;
  /** Creates a password by the link of the e-mail, and signs in with it. */
  readonly passwordCreate: CustomerSignInPayload;
  /** Changes the password of who is signed in, and signs in with the new one. */
  readonly passwordChange: CustomerPayload;
  /** Signs the customer out on one of their devices. The session there ends at once. */
  readonly customerDeviceSignOut: CustomerDevicePayload;
  /** Signs the customer out on every device but the one that asks. The sessions there end at once. */
  readonly customerOtherDevicesSignOut: CustomerDevicePayload;
  /** Subscribes an address to the newsletter. The answer is the same whether or not it was subscribed before. */
  readonly newsletterSubscribe: NewsletterPayload;
  /**
   * Unsubscribes the customer's own address, or the one that was subscribed last in this session. `REFUSED` for any other, whether it is
   * subscribed or not.
   */
  readonly newsletterUnsubscribe: NewsletterPayload;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationCartSyncArgs = {
  input: CartSyncInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationCartCouponApplyArgs = {
  input: CartCouponInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationCartShippingSetArgs = {
  input: CartShippingInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationCheckoutReturnArgs = {
  input: CheckoutReturnInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationOrderPlaceArgs = {
  input: OrderPlaceInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationOrderOutcomeArgs = {
  input: OrderOutcomeInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationMessageSendArgs = {
  input: MessageInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationCuttingListSendArgs = {
  input: CuttingListInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationReviewCreateArgs = {
  input: ReviewCreateInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationCustomerSignInArgs = {
  input: CustomerSignInInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationCustomerSignUpArgs = {
  input: CustomerSignUpInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationCustomerUpdateArgs = {
  input: CustomerUpdateInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationPasswordResetRequestArgs = {
  input: PasswordResetRequestInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationPasswordCreateArgs = {
  input: PasswordCreateInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationPasswordChangeArgs = {
  input: PasswordChangeInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationCustomerDeviceSignOutArgs = {
  input: CustomerDeviceSignOutInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationNewsletterSubscribeArgs = {
  input: NewsletterInput;
};


/** Everything the shop can be told. Expected failures are in `userErrors`; what is sent twice is done once. */
export type MutationNewsletterUnsubscribeArgs = {
  input: NewsletterInput;
};

/** The cart as a shopper sees it on a device. */
export type CartSyncInput = {
  /** The device that counts the revisions: random, made once. */
  readonly deviceId: Scalars['ID']['input'];
  /** Goes up with every change on the device. One that is not newer than the last applied changes nothing. */
  readonly revision: Scalars['Int']['input'];
  /** Every line the shopper sees, with the quantity it is to have. */
  readonly lines: ReadonlyArray<CartLineInput>;
  /** Lines the shopper took out since the last answer; remembered until the platform has none of them. */
  readonly removed?: InputMaybe<ReadonlyArray<CartLineInput>>;
  /** Lines that only the platform has are deleted there. */
  readonly isForced?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A line of the cart on a device. */
export type CartLineInput = {
  /** The device's own name for it; the answer's line has the same. */
  readonly key: Scalars['ID']['input'];
  /** What is sold; of a configurable product, the variant. */
  readonly sku: Scalars['ID']['input'];
  /** The configurable product. */
  readonly parentSku?: InputMaybe<Scalars['ID']['input']>;
  /** How many, absolute: never a difference. */
  readonly quantity: Scalars['Int']['input'];
  /** The shopper changed nothing of it since the server's last word: where another device has, that counts. */
  readonly isUnchanged?: InputMaybe<Scalars['Boolean']['input']>;
  /** The platform's number of the line, once it is known. */
  readonly itemId?: InputMaybe<Scalars['ID']['input']>;
  /** What was chosen of a set. */
  readonly bundleChoices?: InputMaybe<ReadonlyArray<BundleChoiceInput>>;
  /** Answers to custom options. */
  readonly optionAnswers?: InputMaybe<ReadonlyArray<OptionAnswerInput>>;
};

/** What was chosen for one option of a set. */
export type BundleChoiceInput = {
  /** As in `BundleOption.id`. */
  readonly optionId: Scalars['ID']['input'];
  /** As in `BundleSelection.id`. */
  readonly selectionIds: ReadonlyArray<Scalars['ID']['input']>;
  /** How many of each; as many as the set offers where nothing is said. */
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to a custom option. */
export type OptionAnswerInput = {
  /** As in `CustomOption.id`. */
  readonly optionId: Scalars['ID']['input'];
  /** A text, the id of a value, or ids joined by commas. */
  readonly answer: Scalars['String']['input'];
};

/** Where a cart is to go, as far as it is known. */
export type CartAddressInput = {
  /** ISO 3166-1 alpha-2 code of a country that goods can be sent to; without it the store view's. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** As people there write it. */
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  /** Town or city. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** House and street, a line each. */
  readonly street?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Name of the county, state or region. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
  /** The platform's number of the region. */
  readonly regionId?: InputMaybe<Scalars['Int']['input']>;
  /** The platform's code of the region. */
  readonly regionCode?: InputMaybe<Scalars['String']['input']>;
};

/** Goods, and where they would go. */
export type GoodsDeliveryInput = {
  /** What would be ordered, each as a line of a cart; at most 50. */
  readonly lines: ReadonlyArray<CartLineInput>;
  /** Where to; without one the store view's country. */
  readonly address?: InputMaybe<CartAddressInput>;
};

/** What delivery of some goods would be. */
export type GoodsDelivery = {
  readonly __typename?: 'GoodsDelivery';
  /** The ways, the platform's choice first; empty where nothing is delivered. Null when it could not be found out. */
  readonly methods?: Maybe<ReadonlyArray<ShippingMethod>>;
  /** What was refused, and why: these goods cannot be ordered as they are. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Where a cart is to go and how. */
export type CartShippingInput = {
  /** Where to. */
  readonly address: CartAddressInput;
  /** As in `ShippingMethod.carrierCode`. */
  readonly carrierCode: Scalars['String']['input'];
  /** As in `ShippingMethod.methodCode`. */
  readonly methodCode: Scalars['String']['input'];
};

/** A coupon to be put on the cart. */
export type CartCouponInput = {
  /** As it was typed: letters, digits, dashes, dots and underscores. */
  readonly code: Scalars['String']['input'];
};

/** What became of a change of the cart. */
export type CartPayload = {
  readonly __typename?: 'CartPayload';
  /** As the platform has it now; null when that could not be read. */
  readonly cart?: Maybe<Cart>;
  /** What was refused, and why. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What became of bringing two carts together. */
export type CartSyncPayload = {
  readonly __typename?: 'CartSyncPayload';
  /** As both have it now; null when the platform could not be reached, and the device keeps its own. */
  readonly cart?: Maybe<Cart>;
  /** What the device has was ordered at the external checkout: it is to be forgotten, and the device to count anew under another name. */
  readonly isOrdered: Scalars['Boolean']['output'];
  /** In what the two differed. */
  readonly differences: ReadonlyArray<CartDifference>;
  /** What was refused, and why; `field` names the line: 'lines.0'. A refused line has its former quantity, or is gone. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A way in which the carts of the device and the platform differed. */
export type CartDifference = {
  readonly __typename?: 'CartDifference';
  /** Whose line it was. */
  readonly party: CartParty;
  /** The device's name of the line; null for differences of the whole. */
  readonly key?: Maybe<Scalars['ID']['output']>;
  /** The merchant's number; null for differences of the whole. */
  readonly sku?: Maybe<Scalars['ID']['output']>;
  /** What differed. */
  readonly status: CartDifferenceStatus;
  /** How many the device had. */
  readonly clientQuantity?: Maybe<Scalars['Int']['output']>;
  /** How many the platform had. */
  readonly serverQuantity?: Maybe<Scalars['Int']['output']>;
};

/** The two that have a cart. */
export type CartParty =
  /** The device. */
  | 'CLIENT'
  /** The platform. */
  | 'SERVER';

/** What can differ. */
export type CartDifferenceStatus =
  /** One has no such line. */
  | 'NO_ITEM'
  /** Their quantities differ. */
  | 'WRONG_QTY'
  /** Something had to be brought up to date. */
  | 'UPDATE_REQUIRED'
  /** Nothing differed. */
  | 'NO_CHANGES';

/** The shopper's cart. */
export type Cart = {
  readonly __typename?: 'Cart';
  /** In the order they were added. */
  readonly lines: ReadonlyArray<CartLine>;
  /** All pieces together. */
  readonly quantity: Scalars['Int']['output'];
  /** Nothing in it has to be delivered. */
  readonly isVirtual: Scalars['Boolean']['output'];
  /** Null when there is none. */
  readonly coupon?: Maybe<CartCoupon>;
  /** What it costs, calculated by the platform; null when it could not be had or the cart is empty. */
  readonly totals?: Maybe<CartTotals>;
  /** The last revision applied for the device that asked; 0 when none was. */
  readonly revision: Scalars['Int']['output'];
};

/** A line of the cart. */
export type CartLine = {
  readonly __typename?: 'CartLine';
  /** The device's name for it; of lines the platform brought, made of what is in them, the same each time. */
  readonly key: Scalars['ID']['output'];
  /** The platform's number of the line. */
  readonly itemId: Scalars['ID']['output'];
  /** What is sold; of a configurable product, the variant. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product. */
  readonly parentSku?: Maybe<Scalars['ID']['output']>;
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** Where it is shown, with what was chosen; null when the catalogue no longer has it. */
  readonly url?: Maybe<Scalars['URL']['output']>;
  /** Null when it has none. */
  readonly picture?: Maybe<Picture>;
  /** What was chosen, as shoppers read it: 'Length' '2.4 m'. */
  readonly options: ReadonlyArray<CartLineOption>;
  /** What was chosen of a set, to be sent again. */
  readonly bundleChoices: ReadonlyArray<BundleChoice>;
  /** Answers to custom options, to be sent again. */
  readonly optionAnswers: ReadonlyArray<OptionAnswer>;
  /** The platform's price of one; null when it gave none. */
  readonly unitPrice?: Maybe<TaxedMoney>;
  /** The platform's price of all of them, before discounts; null when it gave none. */
  readonly rowTotal?: Maybe<TaxedMoney>;
  /** Null when it was not asked or did not answer. Of a set, that of the components chosen. */
  readonly stock?: Maybe<Stock>;
  /** Names of the components of a set of which there are fewer than so many of it need, as far as is known; asked with `stock`. */
  readonly missingComponents: ReadonlyArray<Scalars['String']['output']>;
  /** The product in the catalogue; null when it no longer has it. */
  readonly product?: Maybe<Product>;
};

/** Something that was chosen, as shoppers read it. */
export type CartLineOption = {
  readonly __typename?: 'CartLineOption';
  /** What was asked. */
  readonly label: Scalars['String']['output'];
  /** What was chosen. */
  readonly value: Scalars['String']['output'];
};

/** What was chosen for one option of a set. */
export type BundleChoice = {
  readonly __typename?: 'BundleChoice';
  /** As in `BundleOption.id`. */
  readonly optionId: Scalars['ID']['output'];
  /** As in `BundleSelection.id`. */
  readonly selectionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** How many of each. */
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

/** A coupon that counts. */
export type CartCoupon = {
  readonly __typename?: 'CartCoupon';
  /** As it is written. */
  readonly code: Scalars['String']['output'];
  /** What it takes off; null when the platform does not say. */
  readonly discount?: Maybe<Money>;
};

/** What a cart costs. All amounts are the platform's. */
export type CartTotals = {
  readonly __typename?: 'CartTotals';
  /** What has to be paid. */
  readonly grandTotal: Money;
  /** The goods alone, with VAT. */
  readonly subtotal: Money;
  /** The rows that add up to what has to be paid, with and without VAT; null if an amount is beyond what money can say here. */
  readonly summary?: Maybe<PriceSummary>;
  /** The platform's own segments, in its order. They may repeat amounts, so they do not always add up: show `summary`. */
  readonly segments: ReadonlyArray<CartTotalSegment>;
};

/** A line of the sum. */
export type CartTotalSegment = {
  readonly __typename?: 'CartTotalSegment';
  /** The platform's code: 'subtotal', 'shipping', 'discount', 'tax', 'grand_total'. */
  readonly code: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly title: Scalars['String']['output'];
  /** Less than nothing for discounts. */
  readonly value: Money;
};

/** A way to have the cart delivered. */
export type ShippingMethod = {
  readonly __typename?: 'ShippingMethod';
  /** The carrier, to be sent. */
  readonly carrierCode: Scalars['String']['output'];
  /** The way of the carrier, to be sent. */
  readonly methodCode: Scalars['String']['output'];
  /** The carrier as shoppers read it. */
  readonly carrierTitle: Scalars['String']['output'];
  /** The way as shoppers read it. */
  readonly methodTitle: Scalars['String']['output'];
  /** What it costs; null when the platform does not say. */
  readonly price?: Maybe<TaxedMoney>;
  /** The one that is chosen unless a shopper chooses another. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** The shop's own, which the platform does not know. */
  readonly isOffline: Scalars['Boolean']['output'];
};

/** A way to pay. */
export type PaymentMethod = {
  readonly __typename?: 'PaymentMethod';
  /** To be sent. */
  readonly code: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly title: Scalars['String']['output'];
  /** What it costs. */
  readonly cost: TaxedMoney;
  /** The one that is chosen unless a shopper chooses another. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** The shop's own. */
  readonly isOffline: Scalars['Boolean']['output'];
  /** The platform's. */
  readonly isServerMethod: Scalars['Boolean']['output'];
};

/** A product and the sku it was asked for by, which for a variant is not the product's own. */
export type ProductBySku = {
  readonly __typename?: 'ProductBySku';
  /** As it was asked for. */
  readonly sku: Scalars['ID']['output'];
  /** Where that sku leads. */
  readonly product: Product;
  /** The variant that the sku is of; null where it is the product's own, and where it cannot be chosen. */
  readonly variant?: Maybe<Variant>;
  /** Something is left to be chosen or filled in before it can go into a basket: the variant, where the sku is none, or anything else. */
  readonly needsChoice: Scalars['Boolean']['output'];
};

/** The stock of a sku that was asked for. */
export type StockBySku = {
  readonly __typename?: 'StockBySku';
  /** As it was asked for. */
  readonly sku: Scalars['ID']['output'];
  /** Null when there is no such sku, or none that may be listed. */
  readonly stock?: Maybe<Stock>;
};

/** What a product is looked up by. */
export type ProductKeyInput =
  /** The merchant's number. */
  { readonly sku: Scalars['ID']['input']; readonly id?: never; readonly urlKey?: never; readonly urlPath?: never; readonly slug?: never; }
  |  /** Number in the catalogue. */
  { readonly sku?: never; readonly id: Scalars['ID']['input']; readonly urlKey?: never; readonly urlPath?: never; readonly slug?: never; }
  |  /** Its part of addresses, as in `Product.urlKey`. */
  { readonly sku?: never; readonly id?: never; readonly urlKey: Scalars['String']['input']; readonly urlPath?: never; readonly slug?: never; }
  |  /** Path in the catalogue, as in `Product.urlPath`. */
  { readonly sku?: never; readonly id?: never; readonly urlKey?: never; readonly urlPath: Scalars['String']['input']; readonly slug?: never; }
  |  /** Name and id as one word, as in `Product.slug`. */
  { readonly sku?: never; readonly id?: never; readonly urlKey?: never; readonly urlPath?: never; readonly slug: Scalars['String']['input']; };

/** What a category is looked up by. */
export type CategoryKeyInput =
  /** Number in the catalogue. */
  { readonly id: Scalars['ID']['input']; readonly urlKey?: never; readonly urlPath?: never; readonly slug?: never; }
  |  /** Its part of addresses, as in `Category.urlKey`. */
  { readonly id?: never; readonly urlKey: Scalars['String']['input']; readonly urlPath?: never; readonly slug?: never; }
  |  /** Path in the catalogue, as in `Category.urlPath`. */
  { readonly id?: never; readonly urlKey?: never; readonly urlPath: Scalars['String']['input']; readonly slug?: never; }
  |  /** Name and id as one word, as in `Category.slug`. */
  { readonly id?: never; readonly urlKey?: never; readonly urlPath?: never; readonly slug: Scalars['String']['input']; };

/** What a path can lead to. */
export type Route = SimpleProduct | VirtualProduct | DownloadableProduct | GroupedProduct | BundleProduct | ConfigurableProduct | Category | CmsPage | Redirect;

/** The thing asked for lives elsewhere. */
export type Redirect = {
  readonly __typename?: 'Redirect';
  /** Path in this shop, with its query. */
  readonly location: Scalars['URL']['output'];
  /** 301. */
  readonly status: Scalars['Int']['output'];
};

/** One facet's choices, as the facet names them. */
export type FilterInput = {
  /** Attribute code as in `Facet.attribute`. */
  readonly attribute: Scalars['String']['input'];
  /** Value ids as in `FacetValue.id`; any of them may match. */
  readonly values?: ReadonlyArray<Scalars['String']['input']>;
};

/** Prices without VAT, in whole units of the currency; what is left out is open. Below `from` and from `to` on nothing is shown. */
export type PriceRangeInput = {
  /** The lowest price, itself included. */
  readonly from?: InputMaybe<Scalars['Decimal']['input']>;
  /** The price above the highest, itself left out. */
  readonly to?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Prices without VAT, in whole units of the currency. What is null is open. */
export type PriceRange = {
  readonly __typename?: 'PriceRange';
  /** The lowest price, itself included. */
  readonly from?: Maybe<Scalars['Decimal']['output']>;
  /** The price above the highest, itself left out. */
  readonly to?: Maybe<Scalars['Decimal']['output']>;
};

/** The orders a listing can be shown in. */
export type ProductSort =
  /** Position in the category, the merchant's choice first. */
  | 'RECOMMENDED'
  /** Changed last, first. */
  | 'LATEST'
  /** What is paid, lowest first. */
  | 'PRICE_ASC'
  /** What is paid, highest first. */
  | 'PRICE_DESC'
  /**
   * Price of a metre, a square metre or a piece, lowest first: the unit most products of the list have comes first, products
   * without a price per unit last. Only where `ProductList.sorts` offers it; elsewhere it is the list's own order.
   */
  | 'UNIT_PRICE_ASC';

/** A page of products and what belongs to it. */
export type ProductList = {
  readonly __typename?: 'ProductList';
  /** The products of this page. */
  readonly items: ReadonlyArray<Product>;
  /** How many there are in all; a lower bound when `totalIsExact` is false. */
  readonly total: Scalars['Int']['output'];
  /** False when the engine stopped counting. */
  readonly totalIsExact: Scalars['Boolean']['output'];
  /** Whether nothing matches at all. */
  readonly noResults: Scalars['Boolean']['output'];
  /** Where this page lies in the whole list. */
  readonly pageInfo: PageInfo;
  /** What the list can be narrowed by. A facet with an active choice keeps all its values. */
  readonly facets: ReadonlyArray<Facet>;
  /** The choices that were applied, with labels for chips. */
  readonly appliedFilters: ReadonlyArray<AppliedFilter>;
  /** Attributes and value ids of the request that this listing does not know, as 'attribute' or 'attribute:value': the first 20, each cut to 100 characters. */
  readonly ignoredFilters: ReadonlyArray<Scalars['String']['output']>;
  /** The order the items are in; null when they are in order of relevance. */
  readonly sort?: Maybe<ProductSort>;
  /**
   * The orders this list can be shown in. By price per unit when it has at most 1,000 products and at least two of this page
   * can be compared by it.
   */
  readonly sorts: ReadonlyArray<ProductSort>;
  /** Other places the search could lead to. */
  readonly suggestions: SearchSuggestions;
};

/** Where in the whole list a page lies. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** How many come before this page. */
  readonly offset: Scalars['Int']['output'];
  /** How many a page has at most. */
  readonly first: Scalars['Int']['output'];
  /** Whether any come after it. */
  readonly hasNext: Scalars['Boolean']['output'];
  /** Whether any come before it. */
  readonly hasPrevious: Scalars['Boolean']['output'];
};

/** What goes with a search besides products. */
export type SearchSuggestions = {
  readonly __typename?: 'SearchSuggestions';
  /** Categories whose names match. */
  readonly categories: ReadonlyArray<Category>;
};

/** How many values of a facet can be chosen. */
export type FacetKind =
  /** Any number of values can be chosen. */
  | 'LIST'
  /** One range at a time. */
  | 'RANGE';

/** One way to narrow a list. */
export type Facet = {
  readonly __typename?: 'Facet';
  /** Attribute code: 'wood_type', 'price'. */
  readonly attribute: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly label: Scalars['String']['output'];
  /** How many of its values can be chosen. */
  readonly kind: FacetKind;
  /** In natural order: '9 mm' before '18 mm'. */
  readonly values: ReadonlyArray<FacetValue>;
};

/** One choice of a facet. */
export type FacetValue = {
  readonly __typename?: 'FacetValue';
  /** Option id, or the range as 'from-to' in whole units of the currency, without VAT ('50-100', '150-'). */
  readonly id: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly label: Scalars['String']['output'];
  /** Products that this choice would show, given the choices in other facets. */
  readonly count: Scalars['Int']['output'];
  /** Chosen in this request. */
  readonly selected: Scalars['Boolean']['output'];
  /** What to send as `price`; null for what is no range. */
  readonly range?: Maybe<PriceRange>;
};

/** A choice that is in force. */
export type AppliedFilter = {
  readonly __typename?: 'AppliedFilter';
  /** Attribute code as in `Facet.attribute`. */
  readonly attribute: Scalars['String']['output'];
  /** The attribute as shoppers read it. */
  readonly attributeLabel: Scalars['String']['output'];
  /** As in `FacetValue.id`. */
  readonly id: Scalars['String']['output'];
  /** The value as shoppers read it. */
  readonly label: Scalars['String']['output'];
};

/** A step on the way to a category or product. */
export type Breadcrumb = {
  readonly __typename?: 'Breadcrumb';
  /** What the step is called. */
  readonly name: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
};

/** A node of the category tree. */
export type Category = {
  readonly __typename?: 'Category';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** As it is called. */
  readonly name: Scalars['String']['output'];
  /** Name and id as one word for addresses. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** Its part of addresses, without those of the categories above; null when it has none. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without slashes at its ends; null when it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Number of the category above; null for one without. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** 1 is the root's children. */
  readonly level: Scalars['Int']['output'];
  /** What the merchant says of it. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** Null when it has none. */
  readonly picture?: Maybe<Picture>;
  /** Products in it and below it. */
  readonly productCount: Scalars['Int']['output'];
  /** Title for search engines. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** Active children, in order. */
  readonly children: ReadonlyArray<Category>;
  /** From the first level down to this category. Null when they cannot be reached. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** The products of this category and of those below it. */
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

/** What is ordered, by whom, where to, and how it is paid. */
export type OrderPlaceInput = {
  /** Made once for this order by the device, and sent with every attempt: milliseconds since 1970, a dash, and a random UUID in small letters. */
  readonly key: Scalars['ID']['input'];
  /** The device whose cart is ordered, as in `CartSyncInput.deviceId`. */
  readonly deviceId: Scalars['ID']['input'];
  /** Every line the shopper saw. It is compared with the platform's cart and changes nothing in it: sync the cart before. */
  readonly lines: ReadonlyArray<CartLineInput>;
  /** What has to be paid, as the shopper saw it, in minor units; left out where no sum was shown. */
  readonly total?: InputMaybe<Scalars['Int']['input']>;
  /** Where what is said of the order goes. */
  readonly email: Scalars['String']['input'];
  /** Where to; left out where nothing has to be delivered. */
  readonly shippingAddress?: InputMaybe<OrderAddressInput>;
  /** Whom the bill is for; where it is left out, at the address of the delivery. */
  readonly billingAddress?: InputMaybe<OrderAddressInput>;
  /** As in `ShippingMethod.carrierCode`; left out where nothing has to be delivered. */
  readonly carrierCode?: InputMaybe<Scalars['String']['input']>;
  /** As in `ShippingMethod.methodCode`; left out where nothing has to be delivered. */
  readonly methodCode?: InputMaybe<Scalars['String']['input']>;
  /** As in `PaymentMethod.code`. */
  readonly paymentCode: Scalars['String']['input'];
  /** The conditions of sale are accepted. */
  readonly isAgreed: Scalars['Boolean']['input'];
};

/** An address of an order. */
export type OrderAddressInput = {
  /** At least two letters. */
  readonly firstName: Scalars['String']['input'];
  /** At least two letters. */
  readonly lastName: Scalars['String']['input'];
  /** Left out when there is none. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** House and street, one or two lines. */
  readonly street: ReadonlyArray<Scalars['String']['input']>;
  /** Town or city. */
  readonly city: Scalars['String']['input'];
  /** County, state or region. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
  /** At least three characters. */
  readonly postcode: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2: 'GB'. */
  readonly country: Scalars['String']['input'];
  /** Required unless the shop's content makes it optional. */
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  /** At least three characters; left out when there is none. */
  readonly vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What became of an order. */
export type OrderPlacePayload = {
  readonly __typename?: 'OrderPlacePayload';
  /** Null when nothing was ordered, and when nobody knows yet. */
  readonly order?: Maybe<PlacedOrder>;
  /** As the platform has it now, where it is not what the shopper saw; otherwise null. */
  readonly cart?: Maybe<Cart>;
  /** What was refused, and why; `field` names the input: 'shippingAddress.postcode'. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An order that a device has sent and got no answer for. */
export type OrderOutcomeInput = {
  /** As in `OrderPlaceInput.key`. */
  readonly key: Scalars['ID']['input'];
  /** Seconds since the device sent the order last, by the device's own clock. */
  readonly secondsSinceSent: Scalars['Int']['input'];
  /** The device was answered that the platform has the order in its queue. */
  readonly isReceived?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What became of an order that was sent. */
export type OrderOutcomePayload = {
  readonly __typename?: 'OrderOutcomePayload';
  /** What is known of it. */
  readonly status: OrderOutcomeStatus;
  /** The order, if there is one; otherwise null. */
  readonly order?: Maybe<PlacedOrder>;
  /** Why it was not placed, if that is known, or why the question was refused; `field` is as in `OrderPlacePayload`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What can become of an order that was sent. */
export type OrderOutcomeStatus =
  /** It was placed. */
  | 'PLACED'
  /** It was not placed, and cannot be placed under this key any more. */
  | 'NOT_PLACED'
  /** The platform has it in its queue and has not said yet whether it was placed. Ask again. */
  | 'RECEIVED'
  /** It is not known yet: it may have been placed or may still be. Ask again. */
  | 'UNKNOWN';

/** An order that was placed, or that the platform has taken into its queue. */
export type PlacedOrder = {
  readonly __typename?: 'PlacedOrder';
  /** The platform's; the order key where it did not say. */
  readonly id: Scalars['ID']['output'];
  /** What shoppers know it by; null when the platform has not said yet. */
  readonly number?: Maybe<Scalars['String']['output']>;
  /** False while the platform has it in its queue and may still refuse it: ask `orderOutcome` until that is known. */
  readonly isConfirmed: Scalars['Boolean']['output'];
};

/** A device whose shopper has come back from the external checkout. */
export type CheckoutReturnInput = {
  /** The device that counts the revisions of its cart, as in `CartSyncInput.deviceId`. */
  readonly deviceId: Scalars['ID']['input'];
};

/** What became of a cart that was handed over. */
export type CheckoutReturnPayload = {
  readonly __typename?: 'CheckoutReturnPayload';
  /** What became of it. */
  readonly status: CheckoutReturnStatus;
  /** What the device has in its cart was ordered: it is to be forgotten, and the device to count anew under another name. */
  readonly isCartOrdered: Scalars['Boolean']['output'];
  /** What was refused, and why. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What can become of a cart that was handed over. */
export type CheckoutReturnStatus =
  /** It was ordered. */
  | 'ORDERED'
  /** The platform still has it, so that nothing was ordered, or not yet. */
  | 'OPEN'
  /** This shopper has handed none over. */
  | 'NONE'
  /** The platform could not be reached. */
  | 'UNKNOWN';

/** A review of a product. */
export type ReviewCreateInput = {
  /** As in `Product.id`. */
  readonly productId: Scalars['ID']['input'];
  /** Stars, 1 to 5. */
  readonly rating: Scalars['Int']['input'];
  /** In a line. */
  readonly title: Scalars['String']['input'];
  /** What was found, 5,000 characters at most. */
  readonly detail: Scalars['String']['input'];
  /** The name that is shown with it. */
  readonly nickname: Scalars['String']['input'];
};

/** What became of a review. */
export type ReviewCreatePayload = {
  readonly __typename?: 'ReviewCreatePayload';
  /** Whether the platform has it. */
  readonly isReceived: Scalars['Boolean']['output'];
  /** What was refused, and why. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A message to the merchant. */
export type MessageInput = {
  /** Of who writes. */
  readonly name: Scalars['String']['input'];
  /** Where the answer goes. */
  readonly email: Scalars['String']['input'];
  /** What it is about, in a line. */
  readonly subject: Scalars['String']['input'];
  /** The message, 5,000 characters at most. */
  readonly text: Scalars['String']['input'];
};

/** What became of a message. */
export type MessagePayload = {
  readonly __typename?: 'MessagePayload';
  /** Whether the merchant has it. */
  readonly isSent: Scalars['Boolean']['output'];
  /** What was refused, and why. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A cutting list, as it was typed. */
export type CuttingListInput = {
  /** Of who asks. */
  readonly name: Scalars['String']['input'];
  /** Where the answer goes. */
  readonly email: Scalars['String']['input'];
  /** What else the merchant should know, 5,000 characters at most; may be empty. */
  readonly note?: Scalars['String']['input'];
  /** What is cut. */
  readonly material: CuttingMaterialInput;
  /** The pieces, 200 lines and 500 pieces at most. */
  readonly lines: ReadonlyArray<CuttingLineInput>;
  /** How many sheets or boards the device of who asks has worked out. */
  readonly sheets: Scalars['Int']['input'];
};

/** A sheet or a board, as its list was made for it. */
export type CuttingMaterialInput = {
  /** Of the product or variant. */
  readonly sku: Scalars['ID']['input'];
  /** What it is called, in a line. */
  readonly name: Scalars['String']['input'];
  /** Its size in words, in a line. */
  readonly size: Scalars['String']['input'];
  /** Along the grain, in tenths of a millimetre. */
  readonly length: Scalars['Int']['input'];
  /** In tenths of a millimetre; null for a board, which is cut to length alone. */
  readonly width?: InputMaybe<Scalars['Int']['input']>;
};

/** A line of a cutting list, as it was typed. */
export type CuttingLineInput = {
  /** What the piece is called; may be empty. */
  readonly name: Scalars['String']['input'];
  /** In millimetres. */
  readonly length: Scalars['String']['input'];
  /** In millimetres; empty for boards. */
  readonly width: Scalars['String']['input'];
  /** How many pieces. */
  readonly quantity: Scalars['String']['input'];
  /** How its length lies to the grain: any, along or across. */
  readonly grain: Scalars['String']['input'];
  /** Long and short edges to be banded: empty, 1L, 2L1S, 2L2S. */
  readonly edges: Scalars['String']['input'];
};

/** What became of a cutting list. */
export type CuttingListPayload = {
  readonly __typename?: 'CuttingListPayload';
  /** Whether the merchant has it. */
  readonly isSent: Scalars['Boolean']['output'];
  /** What was refused, and why. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A page of the blog. */
export type NewsList = {
  readonly __typename?: 'NewsList';
  /** Its posts. */
  readonly items: ReadonlyArray<NewsPost>;
  /** How many there are in all. */
  readonly total: Scalars['Int']['output'];
  /** Where this page lies. */
  readonly pageInfo: PageInfo;
};

/** A post of the blog. */
export type NewsPost = {
  readonly __typename?: 'NewsPost';
  /** Number on the platform. */
  readonly id: Scalars['ID']['output'];
  /** As links call it. */
  readonly title: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** To stand above the text; null when the title serves. */
  readonly heading?: Maybe<Scalars['String']['output']>;
  /** Since when it is there; null when the platform does not say. */
  readonly publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** In a few words, without markup. */
  readonly summary: Scalars['String']['output'];
  /** The text. */
  readonly content: Scalars['HTML']['output'];
  /** Title for search engines. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
};

/** Pages of text by the purpose they are linked for, in the merchant's order. Those that do not exist are missing. */
export type SitePages = {
  readonly __typename?: 'SitePages';
  /** What stands above the header of wide screens, and in the menu of narrow ones. */
  readonly menu: ReadonlyArray<PageLink>;
  /** How to order, have it delivered and send it back. */
  readonly help: ReadonlyArray<PageLink>;
  /** Who the merchant is, and on what conditions it sells. */
  readonly about: ReadonlyArray<PageLink>;
  /** What shoppers accept with an order; null where the merchant has no such page. */
  readonly conditions?: Maybe<PageLink>;
};

/** Where a page of text is. */
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
  /** What the page opens with. */
  readonly headImage?: Maybe<Banner>;
  /** The large ones. */
  readonly mainBanners: ReadonlyArray<Banner>;
  /** The small ones. */
  readonly smallBanners: ReadonlyArray<Banner>;
  /** Those between the lists of products. */
  readonly productBanners: ReadonlyArray<Banner>;
  /** New arrivals, newest first. */
  readonly newProducts?: Maybe<ReadonlyArray<Product>>;
  /** What sells best. */
  readonly bestSellers?: Maybe<ReadonlyArray<Product>>;
  /** What is reduced. */
  readonly specialOffers?: Maybe<ReadonlyArray<Product>>;
};

/** A picture with words that leads somewhere. */
export type Banner = {
  readonly __typename?: 'Banner';
  /** What it says. */
  readonly title: Scalars['String']['output'];
  /** A line below the title. */
  readonly subtitle?: Maybe<Scalars['String']['output']>;
  /** What the link says. */
  readonly action?: Maybe<Scalars['String']['output']>;
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** Null for words alone. */
  readonly picture?: Maybe<Picture>;
};

/** A page of text written by the merchant. */
export type CmsPage = {
  readonly __typename?: 'CmsPage';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** Its name in addresses: 'delivery'. */
  readonly identifier: Scalars['String']['output'];
  /** As links call it. */
  readonly title: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** To stand above the text; null when the title serves. */
  readonly heading?: Maybe<Scalars['String']['output']>;
  /** The text. */
  readonly content: Scalars['HTML']['output'];
  /** Title for search engines. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** Where the merchant put it; null when it stands alone, or the platform keeps no hierarchy. */
  readonly section?: Maybe<CmsSection>;
};

/** Pages of text that belong together, in the merchant's hierarchy. */
export type CmsSection = {
  readonly __typename?: 'CmsSection';
  /** What they have in common: 'Help'. */
  readonly title: Scalars['String']['output'];
  /** Those that are there, the page that was asked for among them. */
  readonly pages: ReadonlyArray<PageLink>;
};

/** A piece of text written by the merchant. */
export type CmsBlock = {
  readonly __typename?: 'CmsBlock';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** What it is asked for by. */
  readonly identifier: Scalars['String']['output'];
  /** As the merchant calls it. */
  readonly title: Scalars['String']['output'];
  /** The text. */
  readonly content: Scalars['HTML']['output'];
};

/** A customer who is signed in. */
export type Customer = {
  readonly __typename?: 'Customer';
  /** By which they sign in. */
  readonly email: Scalars['String']['output'];
  /** As they write it. */
  readonly firstName: Scalars['String']['output'];
  /** As they write it. */
  readonly lastName: Scalars['String']['output'];
  /** Since when; null when the platform does not say. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** In the platform's order. */
  readonly addresses: ReadonlyArray<CustomerAddress>;
  /** Whether the newsletter goes to them; null when the platform does not say. */
  readonly isSubscribed?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Whether prices or tax may differ from those of guests. Then questions about products are to be sent by POST: what GET answers may
   * come from a cache that everybody shares.
   */
  readonly hasOwnPrices: Scalars['Boolean']['output'];
  /** What they have ordered, newest first. Fails by itself. */
  readonly orders?: Maybe<OrderList>;
};


/** A customer who is signed in. */
export type CustomerOrdersArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** A device on which the customer is signed in. */
export type CustomerDevice = {
  readonly __typename?: 'CustomerDevice';
  /** Names the session on this device. It gives no access. */
  readonly id: Scalars['ID']['output'];
  /** Name of the browser, without its version: 'Firefox'. Null if the shop does not know it. */
  readonly browser?: Maybe<Scalars['String']['output']>;
  /** Name of the operating system: 'Windows'. Null if the shop does not know it. */
  readonly system?: Maybe<Scalars['String']['output']>;
  /** When the customer signed in. */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** When the device last sent something, to within a few minutes. */
  readonly seenAt: Scalars['DateTime']['output'];
  /** Whether this is the device that asks. */
  readonly isCurrent: Scalars['Boolean']['output'];
};

/** An address of a customer. */
export type CustomerAddress = {
  readonly __typename?: 'CustomerAddress';
  /** The platform's number of it. */
  readonly id: Scalars['ID']['output'];
  /** Of who lives there. */
  readonly firstName: Scalars['String']['output'];
  /** Of who lives there. */
  readonly lastName: Scalars['String']['output'];
  /** Null when there is none. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** House and street, in up to four lines. */
  readonly street: ReadonlyArray<Scalars['String']['output']>;
  /** Town. */
  readonly city: Scalars['String']['output'];
  /** County or state; null when it is not said. */
  readonly region?: Maybe<Scalars['String']['output']>;
  /** Null when it is not said. */
  readonly postcode?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2: 'GB'. */
  readonly country: Scalars['String']['output'];
  /** Null when it is not said. */
  readonly telephone?: Maybe<Scalars['String']['output']>;
  /** VAT number of the company; null when it is not said. */
  readonly vatNumber?: Maybe<Scalars['String']['output']>;
  /** Goods go there unless something else is said. */
  readonly isDefaultShipping: Scalars['Boolean']['output'];
  /** Bills go there unless something else is said. */
  readonly isDefaultBilling: Scalars['Boolean']['output'];
};

/** A part of a customer's orders. */
export type OrderList = {
  readonly __typename?: 'OrderList';
  /** Each once. */
  readonly items: ReadonlyArray<Order>;
  /** How many there are in all. */
  readonly total: Scalars['Int']['output'];
  /** Where in the list this part is. */
  readonly pageInfo: PageInfo;
};

/** Something that was ordered. */
export type Order = {
  readonly __typename?: 'Order';
  /** The platform's id. */
  readonly id: Scalars['ID']['output'];
  /** By which shopper and merchant speak of it: '000004433'. */
  readonly number: Scalars['String']['output'];
  /** The platform's word for how far it is: 'processing'. Null when it does not say. */
  readonly status?: Maybe<Scalars['String']['output']>;
  /** Null when the platform does not say. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was paid or is to be paid; null when the platform does not say, or in a currency that is not this store view's. */
  readonly grandTotal?: Maybe<Money>;
  /** The rows that add up to the grand total, with and without VAT; null if that is null. */
  readonly summary?: Maybe<PriceSummary>;
  /** Where it is delivered to; null if nothing is delivered or the platform does not say. */
  readonly deliveryAddress?: Maybe<OrderAddress>;
  /** Whom it is billed to; null if the platform does not say. */
  readonly billingAddress?: Maybe<OrderAddress>;
  /** How it is delivered, as shoppers read it; null if nothing is delivered or the platform does not say. */
  readonly deliveryMethod?: Maybe<Scalars['String']['output']>;
  /** How it is paid, as shoppers read it; null if the platform does not say. */
  readonly paymentMethod?: Maybe<Scalars['String']['output']>;
  /** How many lines it has. */
  readonly lineCount: Scalars['Int']['output'];
  /** What was ordered; of a set, the set alone. */
  readonly lines: ReadonlyArray<OrderLine>;
};

/** An address of an order, as it was when the order was placed. Parts the platform does not state are null or empty. */
export type OrderAddress = {
  readonly __typename?: 'OrderAddress';
  /** First and last name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The company. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** House and street, a line each. */
  readonly street: ReadonlyArray<Scalars['String']['output']>;
  /** Town. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** County or state. */
  readonly region?: Maybe<Scalars['String']['output']>;
  /** As people there write it. */
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
  /** The merchant's number. */
  readonly sku: Scalars['ID']['output'];
  /** What it was called. */
  readonly name: Scalars['String']['output'];
  /** How many. */
  readonly quantity: Scalars['Decimal']['output'];
  /** With VAT; null when the platform does not say, or in a currency that is not this store view's. */
  readonly rowTotal?: Maybe<Money>;
  /** What all pieces cost, with and without VAT; null if the platform does not state both, or in a currency that is not this store view's. */
  readonly total?: Maybe<TaxedMoney>;
};

/** Whether an address gets the newsletter. */
export type NewsletterStatus = {
  readonly __typename?: 'NewsletterStatus';
  /** Whether it does. */
  readonly isSubscribed: Scalars['Boolean']['output'];
};

/** Who signs in. */
export type CustomerSignInInput = {
  /** Of the account. */
  readonly email: Scalars['String']['input'];
  /** As it is, spaces and all. */
  readonly password: Scalars['String']['input'];
};

/** Who makes an account. */
export type CustomerSignUpInput = {
  /** Of the new account. */
  readonly email: Scalars['String']['input'];
  /** At least 8 characters. */
  readonly password: Scalars['String']['input'];
  /** At least two letters. */
  readonly firstName: Scalars['String']['input'];
  /** At least two letters. */
  readonly lastName: Scalars['String']['input'];
};

/** What of a profile is to change; what is left out or null stays. */
export type CustomerUpdateInput = {
  /** For the next sign-in too. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** At least two letters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** At least two letters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Addresses to change, with their id, and to add, without. Others stay. */
  readonly addresses?: InputMaybe<ReadonlyArray<CustomerAddressInput>>;
  /** Ids of addresses that are to go. */
  readonly removedAddresses?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** An address as it is to be. */
export type CustomerAddressInput = {
  /** Of the one that is meant; without it a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** At least two letters. */
  readonly firstName: Scalars['String']['input'];
  /** At least two letters. */
  readonly lastName: Scalars['String']['input'];
  /** Left out when there is none. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** House and street, one to four lines. */
  readonly street: ReadonlyArray<Scalars['String']['input']>;
  /** Town. */
  readonly city: Scalars['String']['input'];
  /** County or state. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
  /** At least three characters. */
  readonly postcode: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2: 'GB'. */
  readonly country: Scalars['String']['input'];
  /** Required unless the shop's content makes it optional. */
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  /** At least three characters. */
  readonly vatNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether goods go there unless something else is said. */
  readonly isDefaultShipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether bills go there unless something else is said. */
  readonly isDefaultBilling?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Whose password is to be created anew. */
export type PasswordResetRequestInput = {
  /** Of the account. */
  readonly email: Scalars['String']['input'];
};

/** A password by the link of an e-mail. */
export type PasswordCreateInput = {
  /** Of the account. */
  readonly email: Scalars['String']['input'];
  /** As the link has it. */
  readonly resetToken: Scalars['String']['input'];
  /** At least 8 characters. */
  readonly newPassword: Scalars['String']['input'];
};

/** A password in the place of another. */
export type PasswordChangeInput = {
  /** As it is now. */
  readonly currentPassword: Scalars['String']['input'];
  /** At least 8 characters. */
  readonly newPassword: Scalars['String']['input'];
};

/** A device to sign out. */
export type CustomerDeviceSignOutInput = {
  /** `CustomerDevice.id`. */
  readonly id: Scalars['ID']['input'];
};

/** Where the newsletter goes. */
export type NewsletterInput = {
  /** The address. */
  readonly email: Scalars['String']['input'];
};

/** What became of signing in. */
export type CustomerSignInPayload = {
  readonly __typename?: 'CustomerSignInPayload';
  /** Who is signed in now; null when nobody is. */
  readonly customer?: Maybe<Customer>;
  /** The cart that is theirs now, with what the guest had in it; null when it could not be read, and of who is not signed in. */
  readonly cart?: Maybe<Cart>;
  /** What was refused, and why. Where there is a customer it is about the cart: they are signed in all the same. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What became of a change of an account. */
export type CustomerPayload = {
  readonly __typename?: 'CustomerPayload';
  /** As the platform has it now; null when nothing was changed. */
  readonly customer?: Maybe<Customer>;
  /** What was refused, and why; `field` names the input: 'addresses.0.postcode'. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What became of signing out. */
export type CustomerSignOutPayload = {
  readonly __typename?: 'CustomerSignOutPayload';
  /** Always empty: who asks is signed out. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What became of signing out a device. */
export type CustomerDevicePayload = {
  readonly __typename?: 'CustomerDevicePayload';
  /** The devices that are still signed in. */
  readonly devices: ReadonlyArray<CustomerDevice>;
  /** `NOT_FOUND` if the customer is not signed in on the device. `SIGNED_OUT` for guests. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What became of asking for a password. */
export type PasswordPayload = {
  readonly __typename?: 'PasswordPayload';
  /** What was refused, and why. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What became of a subscription. */
export type NewsletterPayload = {
  readonly __typename?: 'NewsletterPayload';
  /** As it is now; null when it could not be changed, and is as it was. */
  readonly newsletter?: Maybe<NewsletterStatus>;
  /** What was refused, and why. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a cutting list is worked out with. */
export type Cutting = {
  readonly __typename?: 'Cutting';
  /** What a cut turns into dust, in millimetres. */
  readonly kerf: Scalars['Decimal']['output'];
  /** What is cut off at each edge of a sheet, and at each end of a board, before it is used, in millimetres. */
  readonly trim: Scalars['Decimal']['output'];
  /** Cutting a sheet to a list; its price is for a sheet. Null when it cannot be had. */
  readonly sheetService?: Maybe<Product>;
  /** Cutting boards to length; its price is for a cut. Null when it cannot be had. */
  readonly lengthService?: Maybe<Product>;
  /** Banding of edges; its price is for a metre. Null when it cannot be had. */
  readonly edgingService?: Maybe<Product>;
};

/**
 * How an amount to pay is made up. The rows always add up: their gross amounts to `total`, their net amounts to `net`, and `net` plus `vat`
 * is `total`.
 */
export type PriceSummary = {
  readonly __typename?: 'PriceSummary';
  /** In the order they are shown. */
  readonly rows: ReadonlyArray<PriceSummaryRow>;
  /** The total without VAT; null if the platform does not state the VAT. */
  readonly net?: Maybe<Money>;
  /** The VAT in the total, at all rates; null if the platform does not state it. */
  readonly vat?: Maybe<Money>;
  /** What has to be paid, VAT included. */
  readonly total: Money;
};

/** A row of a price summary. */
export type PriceSummaryRow = {
  readonly __typename?: 'PriceSummaryRow';
  /** What the row is for. */
  readonly kind: PriceSummaryKind;
  /** The delivery method, the coupon code, or the platform's own title of a fee or another segment; null if it gave none. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** With VAT; negative for what is taken off. */
  readonly gross: Money;
  /** Without VAT; null if the platform does not state the VAT of the whole. */
  readonly net?: Maybe<Money>;
};

/** What a row of a price summary is for. */
export type PriceSummaryKind =
  /** The sum of the lines. */
  | 'GOODS'
  /** What coupons and offers take off. */
  | 'DISCOUNT'
  /** Delivery, once a method is chosen. */
  | 'DELIVERY'
  /** A fee for the payment method. */
  | 'PAYMENT'
  /** A segment of the platform's that has no kind here, named by its label. */
  | 'OTHER'
  /** Pennies that the platform's own rounding leaves over. */
  | 'ROUNDING'
  /** A difference between the platform's total and its parts that it does not explain. */
  | 'UNEXPLAINED';

/** One entry of a product's gallery. */
export type GalleryItem = {
  readonly __typename?: 'GalleryItem';
  /** A picture of the product, or the one its video begins with. */
  readonly picture: Picture;
  /** Address of a video to go with the picture. */
  readonly videoUrl?: Maybe<Scalars['URL']['output']>;
};

/** What a product costs for the default customer group. */
export type ProductPrice = {
  readonly __typename?: 'ProductPrice';
  /** Without any offer: the price to strike through when `onSale`. */
  readonly regular: TaxedMoney;
  /** What is paid now for one piece. */
  readonly final: TaxedMoney;
  /** The special price while its window is open and it is below the regular one. */
  readonly special?: Maybe<TaxedMoney>;
  /** Whether a special price counts now. */
  readonly onSale: Scalars['Boolean']['output'];
  /** True when variants or selections differ in price; `final` is then the lowest. */
  readonly isFrom: Scalars['Boolean']['output'];
  /** Nobody knows it: its amounts are 0 and read '—', and the product is not for sale. */
  readonly isUnknown: Scalars['Boolean']['output'];
  /** Confirmed by the platform just now; false for a price from the catalogue index. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When the platform confirmed it. */
  readonly refreshedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The price of a metre, a square metre or a piece of a pack, when the product says how it is measured. */
  readonly unit?: Maybe<UnitPrice>;
  /**
   * Lower prices of one piece from a quantity on, the smallest quantity first; each is cheaper than the one before. Empty if there are none, if
   * the price is unknown, and for products whose price is made up of others'.
   */
  readonly breaks: ReadonlyArray<PriceBreak>;
  /** VAT in percent; null if no rate applies, and for products whose price is made up of others'. */
  readonly taxRate?: Maybe<Scalars['Float']['output']>;
};

/** A price for larger quantities. */
export type PriceBreak = {
  readonly __typename?: 'PriceBreak';
  /** From how many pieces on; 2 or more. */
  readonly quantity: Scalars['Int']['output'];
  /** What one piece costs then. */
  readonly price: TaxedMoney;
};

/** What a price for comparing is the price of. */
export type PriceUnit =
  /** One metre of a length. */
  | 'METRE'
  /** One square metre of a board, sheet or floor. */
  | 'SQUARE_METRE'
  /** One piece of a pack. */
  | 'PIECE';

/** A price for comparing sizes. */
export type UnitPrice = {
  readonly __typename?: 'UnitPrice';
  /** What it is the price of. */
  readonly unit: PriceUnit;
  /** Computed from what is paid. */
  readonly price: TaxedMoney;
};

/** Whether something can be had. */
export type StockStatus =
  /** In stock. */
  | 'OK'
  /** Not in stock. */
  | 'OUT_OF_STOCK'
  /** Not verified: the platform gave no answer. */
  | 'VOLATILE';

/** How much of a product there is. */
export type Stock = {
  readonly __typename?: 'Stock';
  /** The article it is the stock of. */
  readonly sku: Scalars['ID']['output'];
  /** Whether it can be had. */
  readonly status: StockStatus;
  /** Pieces that can be had; null when the platform does not count them. */
  readonly quantity?: Maybe<Scalars['Decimal']['output']>;
  /** When the platform said so; null for stock from the catalogue index. */
  readonly checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** In which quantities it is sold; null when in any, or when nobody said. What the cart takes is for the platform to decide. */
  readonly limits?: Maybe<QuantityLimits>;
};

/** In which quantities something is sold, in whole pieces: the multiples of `step` from `least` to `most`. */
export type QuantityLimits = {
  readonly __typename?: 'QuantityLimits';
  /** The fewest, a multiple of `step`. */
  readonly least: Scalars['Int']['output'];
  /** The most in one cart, a multiple of `step`. */
  readonly most: Scalars['Int']['output'];
  /** Sold in so many at a time; 1 when one by one. */
  readonly step: Scalars['Int']['output'];
};

/** A fact of the specification table, ready to show. */
export type ProductAttribute = {
  readonly __typename?: 'ProductAttribute';
  /** Attribute code: 'wood_type'. */
  readonly code: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly label: Scalars['String']['output'];
  /** One or several values, joined for reading. */
  readonly value: Scalars['String']['output'];
  /** The same one by one: of a configurable product those of all its variants. */
  readonly values: ReadonlyArray<AttributeValue>;
  /** Belongs into a comparison of products. */
  readonly isComparable: Scalars['Boolean']['output'];
};

/** One value of a product's attribute. */
export type AttributeValue = {
  readonly __typename?: 'AttributeValue';
  /** Option id, as in `FacetValue.id` and `AttributeOption.id`; null for a text or a number, which are their own. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** As shoppers read it. */
  readonly label: Scalars['String']['output'];
};

/** What the merchant's catalogue says of an attribute. */
export type Attribute = {
  readonly __typename?: 'Attribute';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** What products name it by: 'wood_type'. */
  readonly code: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly label: Scalars['String']['output'];
  /** How the merchant fills it in. */
  readonly input: AttributeInput;
  /** It is the merchant's own, not the platform's. */
  readonly isUserDefined: Scalars['Boolean']['output'];
  /** It may be shown. */
  readonly isVisible: Scalars['Boolean']['output'];
  /** It belongs into a comparison of products. */
  readonly isComparable: Scalars['Boolean']['output'];
  /** What can be chosen; empty for texts and numbers. */
  readonly options: ReadonlyArray<AttributeOption>;
};

/** How an attribute is filled in. */
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

/** What can be chosen of an attribute. */
export type AttributeOption = {
  readonly __typename?: 'AttributeOption';
  /** Option id, as in `AttributeValue.id`. */
  readonly id: Scalars['ID']['output'];
  /** As shoppers read it. */
  readonly label: Scalars['String']['output'];
};

/** A file to read: a data sheet, a certificate, a fitting guide. */
export type ProductDocument = {
  readonly __typename?: 'ProductDocument';
  /** What it is. */
  readonly title: Scalars['String']['output'];
  /** Where to read it. */
  readonly url: Scalars['URL']['output'];
};

/** What one of a product measures. */
export type Measure = {
  readonly __typename?: 'Measure';
  /** Length of one; null when it is not sold by the length. */
  readonly lengthMillimetres?: Maybe<Scalars['Decimal']['output']>;
  /** What one covers; null when it covers nothing. */
  readonly coverage?: Maybe<Coverage>;
};

/** The area that one covers. */
export type Coverage = {
  readonly __typename?: 'Coverage';
  /** Without offcuts. */
  readonly squareMetres: Scalars['Decimal']['output'];
  /** What one is called. */
  readonly unit: CoverUnit;
};

/** What is counted when an area is covered. */
export type CoverUnit =
  /** A pack of several pieces. */
  | 'PACK'
  /** A large board. */
  | 'SHEET'
  /** Anything else. */
  | 'PIECE';

/** A text, choice or tick box that goes with a product. */
export type CustomOption = {
  readonly __typename?: 'CustomOption';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** What is asked. */
  readonly title: Scalars['String']['output'];
  /** How it is answered. */
  readonly type: CustomOptionType;
  /** Has to be answered. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** The longest answer; null when there is no limit. */
  readonly maxCharacters?: Maybe<Scalars['Int']['output']>;
  /** The lengths that can be asked for; null unless the answer is a length in millimetres. */
  readonly lengthLimits?: Maybe<LengthLimits>;
  /** What answering costs, for options without values. */
  readonly price?: Maybe<CustomOptionPrice>;
  /** The choices, in order; empty for texts. */
  readonly values: ReadonlyArray<CustomOptionValue>;
};

/** The lengths something is made in. */
export type LengthLimits = {
  readonly __typename?: 'LengthLimits';
  /** The shortest, in millimetres. */
  readonly least: Scalars['Decimal']['output'];
  /** The longest, in millimetres. */
  readonly most: Scalars['Decimal']['output'];
};

/** How a custom option is answered. */
export type CustomOptionType =
  /** A line of text. */
  | 'FIELD'
  /** A text of several lines. */
  | 'AREA'
  /** A file, which the shop does not take yet. */
  | 'FILE'
  /** One of the values, from a list. */
  | 'DROP_DOWN'
  /** One of the values, all of them in view. */
  | 'RADIO'
  /** Any of the values, all of them in view. */
  | 'CHECKBOX'
  /** Any of the values, from a list. */
  | 'MULTIPLE'
  /** A day. */
  | 'DATE'
  /** A day and a time. */
  | 'DATE_TIME'
  /** A time of day. */
  | 'TIME';

/** One choice of a custom option. */
export type CustomOptionValue = {
  readonly __typename?: 'CustomOptionValue';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** As shoppers read it. */
  readonly title: Scalars['String']['output'];
  /** What choosing it costs. */
  readonly price: CustomOptionPrice;
};

/** What a choice adds to the price of one piece, computed from the product's own price. */
export type CustomOptionPrice = {
  readonly __typename?: 'CustomOptionPrice';
  /** In percent of the product's price, when that is how it is set. */
  readonly percent?: Maybe<Scalars['Decimal']['output']>;
  /** What is added, whichever way it is set. */
  readonly amount: TaxedMoney;
};

/** Why a product cannot be bought as it is. */
export type ProductIssue = {
  readonly __typename?: 'ProductIssue';
  /** To decide by. */
  readonly code: ProductIssueCode;
  /** To show, in the shop's words. */
  readonly message: Scalars['String']['output'];
};

/** The reasons why a product cannot be bought as it is. */
export type ProductIssueCode =
  /** Neither it nor any of its variants can be had. */
  | 'NOT_AVAILABLE'
  /** Nobody knows what it costs. */
  | 'PRICE_UNKNOWN';

/** Whether the merchant offers a product. */
export type ProductStatus =
  /** It is offered. */
  | 'ENABLED'
  /** It is not offered at the moment. */
  | 'DISABLED';

/** Where a product shows up by itself. */
export type ProductVisibility =
  /** Nowhere: it is a part or a variant of others. */
  | 'NOT_VISIBLE'
  /** In categories. */
  | 'CATALOG'
  /** In searches. */
  | 'SEARCH'
  /** In categories and searches. */
  | 'CATALOG_AND_SEARCH';

/** What every product has. Six types implement it, one for each kind the platform knows. */
export type Product = {
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The merchant's number. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** What it is called in the shop. */
  readonly name: Scalars['String']['output'];
  /** Name and id as one word for addresses. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** Its part of addresses, without those of categories. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without slashes at its ends; null when it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered. */
  readonly status: ProductStatus;
  /** Where it shows up by itself. */
  readonly visibility: ProductVisibility;
  /** The categories it is in, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The active categories it is in, the deepest last. Null when they cannot be reached. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** What the merchant says of it. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The one to show in lists. */
  readonly picture: Picture;
  /** Every picture once, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** With and without VAT, offers included. */
  readonly price: ProductPrice;
  /** Null when it cannot be reached. */
  readonly stock?: Maybe<Stock>;
  /** The two or three measures and properties that tell this product from its neighbours. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null when the attributes cannot be reached. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** What can be chosen or filled in besides, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The way down to it, through its deepest category. Null when the categories cannot be reached. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null when there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** What a quantity can be reckoned from; null when there is nothing to calculate, or something has to be chosen first. */
  readonly measure?: Maybe<Measure>;
  /** Something has to be chosen or filled in before it can go into a basket. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty otherwise. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Names products that may go with it; `related` has those of them that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Products that go with it. Null when they cannot be reached. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Newest first. Null when they cannot be reached. */
  readonly reviews?: Maybe<ReviewList>;
  /** Title for search engines. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
};


/** What every product has. Six types implement it, one for each kind the platform knows. */
export type ProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** A piece that is bought as it is. */
export type SimpleProduct = Product & {
  readonly __typename?: 'SimpleProduct';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The merchant's number. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** What it is called in the shop. */
  readonly name: Scalars['String']['output'];
  /** Name and id as one word for addresses. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** Its part of addresses, without those of categories. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without slashes at its ends; null when it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered. */
  readonly status: ProductStatus;
  /** Where it shows up by itself. */
  readonly visibility: ProductVisibility;
  /** The categories it is in, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The active categories it is in, the deepest last. Null when they cannot be reached. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** What the merchant says of it. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The one to show in lists. */
  readonly picture: Picture;
  /** Every picture once, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** With and without VAT, offers included. */
  readonly price: ProductPrice;
  /** Null when it cannot be reached. */
  readonly stock?: Maybe<Stock>;
  /** The two or three measures and properties that tell this product from its neighbours. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null when the attributes cannot be reached. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** What can be chosen or filled in besides, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The way down to it, through its deepest category. Null when the categories cannot be reached. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null when there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** What a quantity can be reckoned from; null when there is nothing to calculate, or something has to be chosen first. */
  readonly measure?: Maybe<Measure>;
  /** Something has to be chosen or filled in before it can go into a basket. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty otherwise. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Names products that may go with it; `related` has those of them that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Products that go with it. Null when they cannot be reached. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Newest first. Null when they cannot be reached. */
  readonly reviews?: Maybe<ReviewList>;
  /** Title for search engines. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
};


/** A piece that is bought as it is. */
export type SimpleProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** A service: nothing is shipped. */
export type VirtualProduct = Product & {
  readonly __typename?: 'VirtualProduct';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The merchant's number. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** What it is called in the shop. */
  readonly name: Scalars['String']['output'];
  /** Name and id as one word for addresses. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** Its part of addresses, without those of categories. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without slashes at its ends; null when it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered. */
  readonly status: ProductStatus;
  /** Where it shows up by itself. */
  readonly visibility: ProductVisibility;
  /** The categories it is in, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The active categories it is in, the deepest last. Null when they cannot be reached. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** What the merchant says of it. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The one to show in lists. */
  readonly picture: Picture;
  /** Every picture once, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** With and without VAT, offers included. */
  readonly price: ProductPrice;
  /** Null when it cannot be reached. */
  readonly stock?: Maybe<Stock>;
  /** The two or three measures and properties that tell this product from its neighbours. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null when the attributes cannot be reached. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** What can be chosen or filled in besides, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The way down to it, through its deepest category. Null when the categories cannot be reached. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null when there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** What a quantity can be reckoned from; null when there is nothing to calculate, or something has to be chosen first. */
  readonly measure?: Maybe<Measure>;
  /** Something has to be chosen or filled in before it can go into a basket. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty otherwise. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Names products that may go with it; `related` has those of them that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Products that go with it. Null when they cannot be reached. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Newest first. Null when they cannot be reached. */
  readonly reviews?: Maybe<ReviewList>;
  /** Title for search engines. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
};


/** A service: nothing is shipped. */
export type VirtualProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** Files: plans, cutting lists. */
export type DownloadableProduct = Product & {
  readonly __typename?: 'DownloadableProduct';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The merchant's number. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** What it is called in the shop. */
  readonly name: Scalars['String']['output'];
  /** Name and id as one word for addresses. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** Its part of addresses, without those of categories. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without slashes at its ends; null when it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered. */
  readonly status: ProductStatus;
  /** Where it shows up by itself. */
  readonly visibility: ProductVisibility;
  /** The categories it is in, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The active categories it is in, the deepest last. Null when they cannot be reached. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** What the merchant says of it. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The one to show in lists. */
  readonly picture: Picture;
  /** Every picture once, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** With and without VAT, offers included. */
  readonly price: ProductPrice;
  /** Null when it cannot be reached. */
  readonly stock?: Maybe<Stock>;
  /** The two or three measures and properties that tell this product from its neighbours. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null when the attributes cannot be reached. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** What can be chosen or filled in besides, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The way down to it, through its deepest category. Null when the categories cannot be reached. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null when there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** What a quantity can be reckoned from; null when there is nothing to calculate, or something has to be chosen first. */
  readonly measure?: Maybe<Measure>;
  /** Something has to be chosen or filled in before it can go into a basket. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty otherwise. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Names products that may go with it; `related` has those of them that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Products that go with it. Null when they cannot be reached. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Newest first. Null when they cannot be reached. */
  readonly reviews?: Maybe<ReviewList>;
  /** Title for search engines. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
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
};

/** Products that are sold side by side. */
export type GroupedProduct = Product & {
  readonly __typename?: 'GroupedProduct';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The merchant's number. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** What it is called in the shop. */
  readonly name: Scalars['String']['output'];
  /** Name and id as one word for addresses. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** Its part of addresses, without those of categories. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without slashes at its ends; null when it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered. */
  readonly status: ProductStatus;
  /** Where it shows up by itself. */
  readonly visibility: ProductVisibility;
  /** The categories it is in, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The active categories it is in, the deepest last. Null when they cannot be reached. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** What the merchant says of it. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The one to show in lists. */
  readonly picture: Picture;
  /** Every picture once, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** With and without VAT, offers included. */
  readonly price: ProductPrice;
  /** Null when it cannot be reached. */
  readonly stock?: Maybe<Stock>;
  /** The two or three measures and properties that tell this product from its neighbours. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null when the attributes cannot be reached. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** What can be chosen or filled in besides, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The way down to it, through its deepest category. Null when the categories cannot be reached. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null when there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** What a quantity can be reckoned from; null when there is nothing to calculate, or something has to be chosen first. */
  readonly measure?: Maybe<Measure>;
  /** Something has to be chosen or filled in before it can go into a basket. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty otherwise. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Names products that may go with it; `related` has those of them that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Products that go with it. Null when they cannot be reached. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Newest first. Null when they cannot be reached. */
  readonly reviews?: Maybe<ReviewList>;
  /** Title for search engines. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** The members that could be found, in order. */
  readonly items: ReadonlyArray<GroupedItem>;
};


/** Products that are sold side by side. */
export type GroupedProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** A set put together from choices. */
export type BundleProduct = Product & {
  readonly __typename?: 'BundleProduct';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The merchant's number. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** What it is called in the shop. */
  readonly name: Scalars['String']['output'];
  /** Name and id as one word for addresses. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** Its part of addresses, without those of categories. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without slashes at its ends; null when it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered. */
  readonly status: ProductStatus;
  /** Where it shows up by itself. */
  readonly visibility: ProductVisibility;
  /** The categories it is in, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The active categories it is in, the deepest last. Null when they cannot be reached. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** What the merchant says of it. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The one to show in lists. */
  readonly picture: Picture;
  /** Every picture once, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** With and without VAT, offers included. */
  readonly price: ProductPrice;
  /** Null when it cannot be reached. */
  readonly stock?: Maybe<Stock>;
  /** The two or three measures and properties that tell this product from its neighbours. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null when the attributes cannot be reached. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** What can be chosen or filled in besides, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The way down to it, through its deepest category. Null when the categories cannot be reached. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null when there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** What a quantity can be reckoned from; null when there is nothing to calculate, or something has to be chosen first. */
  readonly measure?: Maybe<Measure>;
  /** Something has to be chosen or filled in before it can go into a basket. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty otherwise. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Names products that may go with it; `related` has those of them that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Products that go with it. Null when they cannot be reached. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Newest first. Null when they cannot be reached. */
  readonly reviews?: Maybe<ReviewList>;
  /** Title for search engines. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** What the set is put together from, in order. */
  readonly options: ReadonlyArray<BundleOption>;
};


/** A set put together from choices. */
export type BundleProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** A product in several executions: sizes, woods, finishes. */
export type ConfigurableProduct = Product & {
  readonly __typename?: 'ConfigurableProduct';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** The merchant's number. */
  readonly sku: Scalars['ID']['output'];
  /** The configurable product this one is a variant of; its own sku otherwise. */
  readonly parentSku: Scalars['ID']['output'];
  /** What it is called in the shop. */
  readonly name: Scalars['String']['output'];
  /** Name and id as one word for addresses. */
  readonly slug: Scalars['String']['output'];
  /** Path in this shop. */
  readonly url: Scalars['URL']['output'];
  /** Its part of addresses, without those of categories. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
  /** Path in the catalogue, without slashes at its ends; null when it has none. */
  readonly urlPath?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered. */
  readonly status: ProductStatus;
  /** Where it shows up by itself. */
  readonly visibility: ProductVisibility;
  /** The categories it is in, active or not. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The active categories it is in, the deepest last. Null when they cannot be reached. */
  readonly categories?: Maybe<ReadonlyArray<Category>>;
  /** Short text without markup, for cards and descriptions. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** What the merchant says of it. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The one to show in lists. */
  readonly picture: Picture;
  /** Every picture once, those of variants last. */
  readonly gallery: ReadonlyArray<GalleryItem>;
  /** With and without VAT, offers included. */
  readonly price: ProductPrice;
  /** Null when it cannot be reached. */
  readonly stock?: Maybe<Stock>;
  /** The two or three measures and properties that tell this product from its neighbours. */
  readonly keyFacts: ReadonlyArray<ProductAttribute>;
  /** The specification table. Null when the attributes cannot be reached. */
  readonly attributes?: Maybe<ReadonlyArray<ProductAttribute>>;
  /** Data sheets, certificates and guides to read. */
  readonly documents: ReadonlyArray<ProductDocument>;
  /** What can be chosen or filled in besides, in order. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** The way down to it, through its deepest category. Null when the categories cannot be reached. */
  readonly breadcrumbs?: Maybe<ReadonlyArray<Breadcrumb>>;
  /** Can only be ordered by telephone. */
  readonly phoneOrderOnly: Scalars['Boolean']['output'];
  /** A notice about the cutting service; null when there is none. */
  readonly cuttingNotice?: Maybe<Scalars['String']['output']>;
  /** What a quantity can be reckoned from; null when there is nothing to calculate, or something has to be chosen first. */
  readonly measure?: Maybe<Measure>;
  /** Something has to be chosen or filled in before it can go into a basket. */
  readonly needsChoice: Scalars['Boolean']['output'];
  /** Why it cannot be bought as it is; empty otherwise. */
  readonly issues: ReadonlyArray<ProductIssue>;
  /** Names products that may go with it; `related` has those of them that can be shown. */
  readonly hasRelated: Scalars['Boolean']['output'];
  /** Products that go with it. Null when they cannot be reached. */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Newest first. Null when they cannot be reached. */
  readonly reviews?: Maybe<ReviewList>;
  /** Title for search engines. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** What has to be chosen; values without a label are not offered. */
  readonly options: ReadonlyArray<ConfigurableOption>;
  /** The executions that can be had or could be had again. */
  readonly variants: ReadonlyArray<Variant>;
  /** The execution named in the request; null when none was named or there is no such one. */
  readonly selectedVariant?: Maybe<Variant>;
  /** The execution a page opens with when none is named: the cheapest that can be had. Null unless the shop is set so. */
  readonly defaultVariant?: Maybe<Variant>;
};


/** A product in several executions: sizes, woods, finishes. */
export type ConfigurableProductReviewsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};

/** A file that is bought. */
export type DownloadLink = {
  readonly __typename?: 'DownloadLink';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** What the file is. */
  readonly title: Scalars['String']['output'];
  /** What the file adds to the price; null when it is included. */
  readonly price?: Maybe<TaxedMoney>;
};

/** A member of a group. */
export type GroupedItem = {
  readonly __typename?: 'GroupedItem';
  /** The member. */
  readonly product: Product;
  /** How many are added to the basket unless the shopper says otherwise. */
  readonly quantity: Scalars['Decimal']['output'];
};

/** One choice in a set. */
export type BundleOption = {
  readonly __typename?: 'BundleOption';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** What is chosen here. */
  readonly title: Scalars['String']['output'];
  /** Something has to be chosen. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** How it is chosen. */
  readonly type: BundleOptionType;
  /** What there is to choose from, in order. */
  readonly selections: ReadonlyArray<BundleSelection>;
};

/** How a choice in a set is made. */
export type BundleOptionType =
  /** One, from a list. */
  | 'SELECT'
  /** One, all of them in view. */
  | 'RADIO'
  /** Any, all of them in view. */
  | 'CHECKBOX'
  /** Any, from a list. */
  | 'MULTI';

/** What can be chosen. */
export type BundleSelection = {
  readonly __typename?: 'BundleSelection';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** What goes into the set. */
  readonly product: Product;
  /** How many of it. */
  readonly quantity: Scalars['Decimal']['output'];
  /** Whether the shopper may take more or fewer. */
  readonly canChangeQuantity: Scalars['Boolean']['output'];
  /** Chosen unless the shopper says otherwise. */
  readonly isDefault: Scalars['Boolean']['output'];
};

/** A property that tells variants apart. */
export type ConfigurableOption = {
  readonly __typename?: 'ConfigurableOption';
  /** Number of the attribute. */
  readonly attributeId: Scalars['ID']['output'];
  /** Attribute code: 'length'. */
  readonly attributeCode: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly label: Scalars['String']['output'];
  /** In the merchant's order. */
  readonly values: ReadonlyArray<ConfigurableValue>;
};

/** A value of such a property. */
export type ConfigurableValue = {
  readonly __typename?: 'ConfigurableValue';
  /** Option id. */
  readonly id: Scalars['ID']['output'];
  /** As shoppers read it. */
  readonly label: Scalars['String']['output'];
};

/** One execution of a configurable product. */
export type Variant = {
  readonly __typename?: 'Variant';
  /** Number in the catalogue; null when it is not a product of its own. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The merchant's number. */
  readonly sku: Scalars['ID']['output'];
  /** What it is called in the shop. */
  readonly name: Scalars['String']['output'];
  /** Path that opens the product with this execution chosen. */
  readonly url: Scalars['URL']['output'];
  /** Its own, or that of its product. */
  readonly price: ProductPrice;
  /** Null when it cannot be reached. */
  readonly stock?: Maybe<Stock>;
  /** Its own picture; null when the product's serves. */
  readonly picture?: Maybe<Picture>;
  /** The option values that lead to it. */
  readonly selection: ReadonlyArray<VariantValue>;
  /** What a quantity can be reckoned from; null when there is nothing to calculate. */
  readonly measure?: Maybe<Measure>;
};

/** One of the values that make up a variant. */
export type VariantValue = {
  readonly __typename?: 'VariantValue';
  /** As in `ConfigurableOption.attributeCode`. */
  readonly attributeCode: Scalars['String']['output'];
  /** As in `ConfigurableValue.id`. */
  readonly valueId: Scalars['ID']['output'];
};

/** What shoppers said. */
export type ReviewList = {
  readonly __typename?: 'ReviewList';
  /** The reviews of this page, newest first. */
  readonly items: ReadonlyArray<Review>;
  /** How many there are in all. */
  readonly total: Scalars['Int']['output'];
  /** Where this page lies in the whole list. */
  readonly pageInfo: PageInfo;
  /** Mean of the ratings, 1 to 5; null when nobody rated. */
  readonly averageRating?: Maybe<Scalars['Decimal']['output']>;
  /** How many gave one to five stars, from one up; all zero when nobody rated. */
  readonly distribution: ReadonlyArray<Scalars['Int']['output']>;
};

/** One shopper's review. */
export type Review = {
  readonly __typename?: 'Review';
  /** Number in the catalogue. */
  readonly id: Scalars['ID']['output'];
  /** In a few words. */
  readonly title: Scalars['String']['output'];
  /** In full. */
  readonly detail: Scalars['String']['output'];
  /** Who says so. */
  readonly nickname: Scalars['String']['output'];
  /** 1 to 5; null when not rated. */
  readonly rating?: Maybe<Scalars['Int']['output']>;
  /** When it was written. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** An amount of money. Never a fraction: `amount` counts the currency's smallest unit (pence, cents, yen). */
export type Money = {
  readonly __typename?: 'Money';
  /** In minor units: 1250 is £12.50. */
  readonly amount: Scalars['Int']['output'];
  /** What it is counted in. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Ready to show, in the store view's price format: '£12.50'. */
  readonly formatted: Scalars['String']['output'];
};

/** One price seen three ways. `net + tax = gross`, to the penny. */
export type TaxedMoney = {
  readonly __typename?: 'TaxedMoney';
  /** Without VAT. */
  readonly net: Money;
  /** The VAT alone. */
  readonly tax: Money;
  /** With VAT: what a shopper pays. */
  readonly gross: Money;
};

/** A store view: one catalogue in one language with one currency. */
export type Store = {
  readonly __typename?: 'Store';
  /** 'default', 'de', 'it'. */
  readonly code: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly name: Scalars['String']['output'];
  /** BCP 47, as dates and numbers are written: 'en-GB'. */
  readonly locale: Scalars['String']['output'];
  /** What its prices are in. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** ISO 3166-1 alpha-2 code of the country whose tax applies to guests. */
  readonly country: Scalars['String']['output'];
  /** How dates are shown, in the platform's notation: 'HH:mm D/M/YYYY'. */
  readonly dateFormat: Scalars['String']['output'];
  /** Telephone number for orders that a person has to take; null when the shop has none. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Where shoppers write to; null when the shop takes no messages. */
  readonly email?: Maybe<Scalars['String']['output']>;
};

/** A picture, in the sizes and formats the shop serves. */
export type Picture = {
  readonly __typename?: 'Picture';
  /** The platform's path. */
  readonly path: Scalars['String']['output'];
  /** What it shows, for those who do not see it. */
  readonly alt: Scalars['String']['output'];
  /** Where to load it. */
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

/** How large a picture is shown; what it shows is fitted in. */
export type PictureSize =
  /** 210 × 300: in the basket. */
  | 'LINE'
  /** 324 × 489: in lists. */
  | 'CARD'
  /** 600 × 744: by itself. */
  | 'GALLERY'
  /** 640 × 360: lying, across a page. */
  | 'BANNER';

/** What a picture is written in. */
export type PictureFormat =
  /** Small, and slow to write. */
  | 'AVIF'
  /** For every browser. */
  | 'WEBP';

/** An expected failure: told, not thrown. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** To decide by. */
  readonly code: UserErrorCode;
  /** Path of the input it is about, 'lines.0.quantity'; null when it is about the whole. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** To show, in the language of the store view. */
  readonly message: Scalars['String']['output'];
};

/** The expected failures. */
export type UserErrorCode =
  /** Nothing of the kind is known. */
  | 'NOT_FOUND'
  /** It cannot be had at the moment. */
  | 'OUT_OF_STOCK'
  /** Something has to be chosen first. */
  | 'NOT_CONFIGURED'
  /** A value is not what it has to be. */
  | 'INVALID'
  /** The platform does not take it. */
  | 'REFUSED'
  /** The platform did not answer; it may be sent again. */
  | 'UNAVAILABLE'
  /** Too often in a short time. */
  | 'TOO_MANY_REQUESTS'
  /** The e-mail address or the password is not right. */
  | 'WRONG_CREDENTIALS'
  /** A customer is needed, and nobody is signed in. */
  | 'SIGNED_OUT'
  /** A value is missing. */
  | 'REQUIRED'
  /** It is no e-mail address. */
  | 'EMAIL'
  /** A name has fewer than two letters. */
  | 'NAME_TOO_SHORT'
  /** A name has something in it that is no letter. */
  | 'LETTERS_ONLY'
  /** A password has fewer than eight characters. */
  | 'PASSWORD_TOO_SHORT'
  /** Two values that have to be the same are not. */
  | 'NOT_IDENTICAL'
  /** A postcode has fewer than three characters. */
  | 'ZIP_TOO_SHORT'
  /** A tax ID has fewer than three characters. */
  | 'TAX_ID_TOO_SHORT'
  /** Something that has to be agreed to was not. */
  | 'NOT_AGREED'
  /** The cart is another one than the shopper saw. */
  | 'CART_CHANGED'
  /** The platform has not said what became of it: to be asked again, by the very same, and by nothing new. */
  | 'UNCONFIRMED'
  /** A value is longer than it may be. */
  | 'TOO_LONG'
  /** A value has characters that cannot be written. */
  | 'BAD_CHARACTERS';
