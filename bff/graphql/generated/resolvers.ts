// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type * as Schema from '#schema/generated/types.ts'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductModel as ProductModelModel, ProductBySkuModel as ProductBySkuModelModel, SimpleProductModel as SimpleProductModelModel, VirtualProductModel as VirtualProductModelModel, DownloadableProductModel as DownloadableProductModelModel, GroupedProductModel as GroupedProductModelModel, BundleProductModel as BundleProductModelModel, ConfigurableProductModel as ConfigurableProductModelModel, VariantModel as VariantModelModel, CategoryModel as CategoryModelModel, AttributeModel as AttributeModelModel, PictureModel as PictureModelModel, ProductListModel as ProductListModelModel, SearchSuggestionsModel as SearchSuggestionsModelModel, RoomSuggestionModel as RoomSuggestionModelModel, NewsPostModel as NewsPostModelModel, NewsCategoryModel as NewsCategoryModelModel, NewsListModel as NewsListModelModel, ReviewListModel as ReviewListModelModel, CmsPageModel as CmsPageModelModel, CmsBlockModel as CmsBlockModelModel } from '../../services/products/models.ts';
import type { RequestScope } from '../../services/scope/request-scope.ts';
import type { PrivateScope } from '../../services/scope/private-scope.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info?: GraphQLResolveInfo
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info?: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Route:
    | ( SimpleProductModelModel )
    | ( VirtualProductModelModel )
    | ( DownloadableProductModelModel )
    | ( GroupedProductModelModel )
    | ( BundleProductModelModel )
    | ( ConfigurableProductModelModel )
    | ( CategoryModelModel )
    | ( CmsPageModelModel )
    | ( Schema.Redirect )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CartSyncInput: Schema.CartSyncInput;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  CartLineInput: Schema.CartLineInput;
  CartLinesAddInput: Schema.CartLinesAddInput;
  CartLineAddInput: Schema.CartLineAddInput;
  CartLinesUpdateInput: Schema.CartLinesUpdateInput;
  CartLineUpdateInput: Schema.CartLineUpdateInput;
  CartLinesRemoveInput: Schema.CartLinesRemoveInput;
  BundleChoiceInput: Schema.BundleChoiceInput;
  OptionAnswerInput: Schema.OptionAnswerInput;
  CartAddressInput: Schema.CartAddressInput;
  GoodsDeliveryInput: Schema.GoodsDeliveryInput;
  GoodsDelivery: ResolverTypeWrapper<Schema.GoodsDelivery>;
  CartShippingInput: Schema.CartShippingInput;
  CartCouponInput: Schema.CartCouponInput;
  CartPayload: ResolverTypeWrapper<Omit<Schema.CartPayload, 'cart'> & { cart?: Schema.Maybe<ResolversTypes['Cart']> }>;
  CartSyncPayload: ResolverTypeWrapper<Omit<Schema.CartSyncPayload, 'cart' | 'goesWith'> & { cart?: Schema.Maybe<ResolversTypes['Cart']>, goesWith?: Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>> }>;
  CartDifference: ResolverTypeWrapper<Schema.CartDifference>;
  CartParty: Schema.CartParty;
  CartDifferenceStatus: Schema.CartDifferenceStatus;
  Cart: ResolverTypeWrapper<Omit<Schema.Cart, 'lines'> & { lines: ReadonlyArray<ResolversTypes['CartLine']> }>;
  CartLine: ResolverTypeWrapper<Omit<Schema.CartLine, 'picture' | 'product'> & { picture?: Schema.Maybe<ResolversTypes['Picture']>, product?: Schema.Maybe<ResolversTypes['Product']> }>;
  PriceStep: ResolverTypeWrapper<Schema.PriceStep>;
  CartLineOption: ResolverTypeWrapper<Schema.CartLineOption>;
  BundleChoice: ResolverTypeWrapper<Schema.BundleChoice>;
  OptionAnswer: ResolverTypeWrapper<Schema.OptionAnswer>;
  CartCoupon: ResolverTypeWrapper<Schema.CartCoupon>;
  CartTotals: ResolverTypeWrapper<Schema.CartTotals>;
  CartTotalSegment: ResolverTypeWrapper<Schema.CartTotalSegment>;
  ShippingMethod: ResolverTypeWrapper<Schema.ShippingMethod>;
  PaymentMethod: ResolverTypeWrapper<Schema.PaymentMethod>;
  ProductBySku: ResolverTypeWrapper<ProductBySkuModelModel>;
  StockBySku: ResolverTypeWrapper<Schema.StockBySku>;
  ProductKeyInput: Schema.ProductKeyInput;
  CategoryKeyInput: Schema.CategoryKeyInput;
  Route: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Route']>;
  Redirect: ResolverTypeWrapper<Schema.Redirect>;
  FilterInput: Schema.FilterInput;
  PriceRangeInput: Schema.PriceRangeInput;
  PriceRange: ResolverTypeWrapper<Schema.PriceRange>;
  ProductSort: Schema.ProductSort;
  ProductList: ResolverTypeWrapper<ProductListModelModel>;
  PageInfo: ResolverTypeWrapper<Schema.PageInfo>;
  SearchSuggestions: ResolverTypeWrapper<SearchSuggestionsModelModel>;
  FacetKind: Schema.FacetKind;
  Facet: ResolverTypeWrapper<Schema.Facet>;
  FacetValue: ResolverTypeWrapper<Schema.FacetValue>;
  AppliedFilter: ResolverTypeWrapper<Schema.AppliedFilter>;
  Breadcrumb: ResolverTypeWrapper<Schema.Breadcrumb>;
  Category: ResolverTypeWrapper<CategoryModelModel>;
  OrderPlaceInput: Schema.OrderPlaceInput;
  OrderAddressInput: Schema.OrderAddressInput;
  OrderPlacePayload: ResolverTypeWrapper<Omit<Schema.OrderPlacePayload, 'cart'> & { cart?: Schema.Maybe<ResolversTypes['Cart']> }>;
  OrderOutcomeInput: Schema.OrderOutcomeInput;
  OrderOutcomePayload: ResolverTypeWrapper<Schema.OrderOutcomePayload>;
  OrderOutcomeStatus: Schema.OrderOutcomeStatus;
  PlacedOrder: ResolverTypeWrapper<Schema.PlacedOrder>;
  LastOrder: ResolverTypeWrapper<Schema.LastOrder>;
  CheckoutReturnInput: Schema.CheckoutReturnInput;
  CheckoutReturnPayload: ResolverTypeWrapper<Schema.CheckoutReturnPayload>;
  CheckoutReturnStatus: Schema.CheckoutReturnStatus;
  ReviewCreateInput: Schema.ReviewCreateInput;
  ReviewCreatePayload: ResolverTypeWrapper<Schema.ReviewCreatePayload>;
  MessageInput: Schema.MessageInput;
  MessagePayload: ResolverTypeWrapper<Schema.MessagePayload>;
  CuttingListInput: Schema.CuttingListInput;
  CuttingMaterialInput: Schema.CuttingMaterialInput;
  CuttingPieceInput: Schema.CuttingPieceInput;
  CuttingGrain: Schema.CuttingGrain;
  CuttingLineInput: Schema.CuttingLineInput;
  CuttingListPayload: ResolverTypeWrapper<Schema.CuttingListPayload>;
  NewsList: ResolverTypeWrapper<NewsListModelModel>;
  NewsCategory: ResolverTypeWrapper<NewsCategoryModelModel>;
  NewsPost: ResolverTypeWrapper<NewsPostModelModel>;
  SitePages: ResolverTypeWrapper<Schema.SitePages>;
  PageLink: ResolverTypeWrapper<Schema.PageLink>;
  Home: ResolverTypeWrapper<Omit<Schema.Home, 'headImage' | 'mainBanners' | 'smallBanners' | 'productBanners' | 'newProducts' | 'bestSellers' | 'specialOffers'> & { headImage?: Schema.Maybe<ResolversTypes['Banner']>, mainBanners: ReadonlyArray<ResolversTypes['Banner']>, smallBanners: ReadonlyArray<ResolversTypes['Banner']>, productBanners: ReadonlyArray<ResolversTypes['Banner']>, newProducts?: Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, bestSellers?: Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, specialOffers?: Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>> }>;
  Banner: ResolverTypeWrapper<Omit<Schema.Banner, 'picture'> & { picture?: Schema.Maybe<ResolversTypes['Picture']> }>;
  CmsPage: ResolverTypeWrapper<CmsPageModelModel>;
  CmsSection: ResolverTypeWrapper<Schema.CmsSection>;
  CmsBlock: ResolverTypeWrapper<CmsBlockModelModel>;
  BlockPlace: Schema.BlockPlace;
  Customer: ResolverTypeWrapper<Omit<Schema.Customer, 'orders'> & { orders?: Schema.Maybe<ResolversTypes['OrderList']> }>;
  CustomerDevice: ResolverTypeWrapper<Schema.CustomerDevice>;
  CustomerAddress: ResolverTypeWrapper<Schema.CustomerAddress>;
  OrderList: ResolverTypeWrapper<Omit<Schema.OrderList, 'items'> & { items: ReadonlyArray<ResolversTypes['Order']> }>;
  Order: ResolverTypeWrapper<Omit<Schema.Order, 'vatByRate' | 'lines'> & { vatByRate?: Schema.Maybe<ReadonlyArray<ResolversTypes['VatShare']>>, lines: ReadonlyArray<ResolversTypes['OrderLine']> }>;
  OrderAddress: ResolverTypeWrapper<Schema.OrderAddress>;
  OrderLine: ResolverTypeWrapper<Omit<Schema.OrderLine, 'picture'> & { picture?: Schema.Maybe<ResolversTypes['Picture']> }>;
  VatShare: ResolverTypeWrapper<Schema.VatShare>;
  NewsletterStatus: ResolverTypeWrapper<Schema.NewsletterStatus>;
  CustomerSignInInput: Schema.CustomerSignInInput;
  PreviousCartInput: Schema.PreviousCartInput;
  CustomerSignUpInput: Schema.CustomerSignUpInput;
  CustomerUpdateInput: Schema.CustomerUpdateInput;
  CustomerAddressInput: Schema.CustomerAddressInput;
  PasswordResetRequestInput: Schema.PasswordResetRequestInput;
  PasswordCreateInput: Schema.PasswordCreateInput;
  PasswordChangeInput: Schema.PasswordChangeInput;
  CustomerDeviceSignOutInput: Schema.CustomerDeviceSignOutInput;
  NewsletterInput: Schema.NewsletterInput;
  CustomerSignInPayload: ResolverTypeWrapper<Omit<Schema.CustomerSignInPayload, 'customer' | 'cart'> & { customer?: Schema.Maybe<ResolversTypes['Customer']>, cart?: Schema.Maybe<ResolversTypes['Cart']> }>;
  CustomerPayload: ResolverTypeWrapper<Omit<Schema.CustomerPayload, 'customer'> & { customer?: Schema.Maybe<ResolversTypes['Customer']> }>;
  CustomerSignOutPayload: ResolverTypeWrapper<Schema.CustomerSignOutPayload>;
  CustomerDevicePayload: ResolverTypeWrapper<Schema.CustomerDevicePayload>;
  PasswordPayload: ResolverTypeWrapper<Schema.PasswordPayload>;
  NewsletterPayload: ResolverTypeWrapper<Schema.NewsletterPayload>;
  Cutting: ResolverTypeWrapper<Omit<Schema.Cutting, 'sheetService' | 'lengthService' | 'edgingService' | 'materials'> & { sheetService?: Schema.Maybe<ResolversTypes['Product']>, lengthService?: Schema.Maybe<ResolversTypes['Product']>, edgingService?: Schema.Maybe<ResolversTypes['Product']>, materials: ReadonlyArray<ResolversTypes['Product']> }>;
  PieceSize: ResolverTypeWrapper<Schema.PieceSize>;
  ErrorCode: Schema.ErrorCode;
  PriceSummary: ResolverTypeWrapper<Schema.PriceSummary>;
  PriceSummaryRow: ResolverTypeWrapper<Schema.PriceSummaryRow>;
  PriceSummaryKind: Schema.PriceSummaryKind;
  ClientScope: Schema.ClientScope;
  GalleryItem: ResolverTypeWrapper<Omit<Schema.GalleryItem, 'picture'> & { picture: ResolversTypes['Picture'] }>;
  ProductPrice: ResolverTypeWrapper<Schema.ProductPrice>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
  PriceBreak: ResolverTypeWrapper<Schema.PriceBreak>;
  PriceUnit: Schema.PriceUnit;
  UnitPrice: ResolverTypeWrapper<Schema.UnitPrice>;
  StockStatus: Schema.StockStatus;
  Stock: ResolverTypeWrapper<Schema.Stock>;
  QuantityLimits: ResolverTypeWrapper<Schema.QuantityLimits>;
  ProductAttribute: ResolverTypeWrapper<Schema.ProductAttribute>;
  AttributeValue: ResolverTypeWrapper<Schema.AttributeValue>;
  Attribute: ResolverTypeWrapper<AttributeModelModel>;
  AttributeInput: Schema.AttributeInput;
  AttributeOption: ResolverTypeWrapper<Schema.AttributeOption>;
  ProductDocument: ResolverTypeWrapper<Schema.ProductDocument>;
  Measure: ResolverTypeWrapper<Schema.Measure>;
  Coverage: ResolverTypeWrapper<Schema.Coverage>;
  CoverUnit: Schema.CoverUnit;
  CustomOption: ResolverTypeWrapper<Schema.CustomOption>;
  LengthLimits: ResolverTypeWrapper<Schema.LengthLimits>;
  CustomOptionType: Schema.CustomOptionType;
  CustomOptionValue: ResolverTypeWrapper<Schema.CustomOptionValue>;
  CustomOptionPrice: ResolverTypeWrapper<Schema.CustomOptionPrice>;
  ProductIssue: ResolverTypeWrapper<Schema.ProductIssue>;
  ProductIssueCode: Schema.ProductIssueCode;
  ProductStatus: Schema.ProductStatus;
  ProductVisibility: Schema.ProductVisibility;
  Product: ResolverTypeWrapper<ProductModelModel>;
  SimpleProduct: ResolverTypeWrapper<SimpleProductModelModel>;
  VirtualProduct: ResolverTypeWrapper<VirtualProductModelModel>;
  DownloadableProduct: ResolverTypeWrapper<DownloadableProductModelModel>;
  GroupedProduct: ResolverTypeWrapper<GroupedProductModelModel>;
  BundleProduct: ResolverTypeWrapper<BundleProductModelModel>;
  ConfigurableProduct: ResolverTypeWrapper<ConfigurableProductModelModel>;
  DownloadLink: ResolverTypeWrapper<Schema.DownloadLink>;
  GroupedItem: ResolverTypeWrapper<Omit<Schema.GroupedItem, 'product'> & { product: ResolversTypes['Product'] }>;
  BundleOption: ResolverTypeWrapper<Omit<Schema.BundleOption, 'selections'> & { selections: ReadonlyArray<ResolversTypes['BundleSelection']> }>;
  BundleOptionType: Schema.BundleOptionType;
  BundleSelection: ResolverTypeWrapper<Omit<Schema.BundleSelection, 'product'> & { product: ResolversTypes['Product'] }>;
  ConfigurableOption: ResolverTypeWrapper<Schema.ConfigurableOption>;
  ConfigurableValue: ResolverTypeWrapper<Schema.ConfigurableValue>;
  Variant: ResolverTypeWrapper<VariantModelModel>;
  SoldOutVariant: ResolverTypeWrapper<Schema.SoldOutVariant>;
  VariantValue: ResolverTypeWrapper<Schema.VariantValue>;
  ReviewSort: Schema.ReviewSort;
  ReviewList: ResolverTypeWrapper<ReviewListModelModel>;
  ProductRating: ResolverTypeWrapper<Schema.ProductRating>;
  Review: ResolverTypeWrapper<Schema.Review>;
  MouldingKind: Schema.MouldingKind;
  MouldingCalculator: ResolverTypeWrapper<Omit<Schema.MouldingCalculator, 'mouldings' | 'extras'> & { mouldings: ReadonlyArray<ResolversTypes['Product']>, extras: ReadonlyArray<ResolversTypes['CalculatorExtra']> }>;
  CalculatorExtra: ResolverTypeWrapper<Omit<Schema.CalculatorExtra, 'product'> & { product: ResolversTypes['Product'] }>;
  DeckCalculator: ResolverTypeWrapper<Omit<Schema.DeckCalculator, 'boards' | 'joists' | 'screws'> & { boards: ReadonlyArray<ResolversTypes['Product']>, joists: ReadonlyArray<ResolversTypes['Product']>, screws: ReadonlyArray<ResolversTypes['Product']> }>;
  CalculatorKind: Schema.CalculatorKind;
  RoomSuggestion: ResolverTypeWrapper<RoomSuggestionModelModel>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  URL: ResolverTypeWrapper<Schema.Scalars['URL']['output']>;
  HTML: ResolverTypeWrapper<Schema.Scalars['HTML']['output']>;
  Decimal: ResolverTypeWrapper<Schema.Scalars['Decimal']['output']>;
  CurrencyCode: ResolverTypeWrapper<Schema.Scalars['CurrencyCode']['output']>;
  Money: ResolverTypeWrapper<Schema.Money>;
  TaxedMoney: ResolverTypeWrapper<Schema.TaxedMoney>;
  Store: ResolverTypeWrapper<Schema.Store>;
  Company: ResolverTypeWrapper<Schema.Company>;
  Picture: ResolverTypeWrapper<PictureModelModel>;
  PictureSize: Schema.PictureSize;
  PictureFormat: Schema.PictureFormat;
  UserError: ResolverTypeWrapper<Schema.UserError>;
  UserErrorCode: Schema.UserErrorCode;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Schema.Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  CartSyncInput: Schema.CartSyncInput;
  Boolean: Schema.Scalars['Boolean']['output'];
  CartLineInput: Schema.CartLineInput;
  CartLinesAddInput: Schema.CartLinesAddInput;
  CartLineAddInput: Schema.CartLineAddInput;
  CartLinesUpdateInput: Schema.CartLinesUpdateInput;
  CartLineUpdateInput: Schema.CartLineUpdateInput;
  CartLinesRemoveInput: Schema.CartLinesRemoveInput;
  BundleChoiceInput: Schema.BundleChoiceInput;
  OptionAnswerInput: Schema.OptionAnswerInput;
  CartAddressInput: Schema.CartAddressInput;
  GoodsDeliveryInput: Schema.GoodsDeliveryInput;
  GoodsDelivery: Schema.GoodsDelivery;
  CartShippingInput: Schema.CartShippingInput;
  CartCouponInput: Schema.CartCouponInput;
  CartPayload: Omit<Schema.CartPayload, 'cart'> & { cart?: Schema.Maybe<ResolversParentTypes['Cart']> };
  CartSyncPayload: Omit<Schema.CartSyncPayload, 'cart' | 'goesWith'> & { cart?: Schema.Maybe<ResolversParentTypes['Cart']>, goesWith?: Schema.Maybe<ReadonlyArray<ResolversParentTypes['Product']>> };
  CartDifference: Schema.CartDifference;
  Cart: Omit<Schema.Cart, 'lines'> & { lines: ReadonlyArray<ResolversParentTypes['CartLine']> };
  CartLine: Omit<Schema.CartLine, 'picture' | 'product'> & { picture?: Schema.Maybe<ResolversParentTypes['Picture']>, product?: Schema.Maybe<ResolversParentTypes['Product']> };
  PriceStep: Schema.PriceStep;
  CartLineOption: Schema.CartLineOption;
  BundleChoice: Schema.BundleChoice;
  OptionAnswer: Schema.OptionAnswer;
  CartCoupon: Schema.CartCoupon;
  CartTotals: Schema.CartTotals;
  CartTotalSegment: Schema.CartTotalSegment;
  ShippingMethod: Schema.ShippingMethod;
  PaymentMethod: Schema.PaymentMethod;
  ProductBySku: ProductBySkuModelModel;
  StockBySku: Schema.StockBySku;
  ProductKeyInput: Schema.ProductKeyInput;
  CategoryKeyInput: Schema.CategoryKeyInput;
  Route: ResolversUnionTypes<ResolversParentTypes>['Route'];
  Redirect: Schema.Redirect;
  FilterInput: Schema.FilterInput;
  PriceRangeInput: Schema.PriceRangeInput;
  PriceRange: Schema.PriceRange;
  ProductList: ProductListModelModel;
  PageInfo: Schema.PageInfo;
  SearchSuggestions: SearchSuggestionsModelModel;
  Facet: Schema.Facet;
  FacetValue: Schema.FacetValue;
  AppliedFilter: Schema.AppliedFilter;
  Breadcrumb: Schema.Breadcrumb;
  Category: CategoryModelModel;
  OrderPlaceInput: Schema.OrderPlaceInput;
  OrderAddressInput: Schema.OrderAddressInput;
  OrderPlacePayload: Omit<Schema.OrderPlacePayload, 'cart'> & { cart?: Schema.Maybe<ResolversParentTypes['Cart']> };
  OrderOutcomeInput: Schema.OrderOutcomeInput;
  OrderOutcomePayload: Schema.OrderOutcomePayload;
  PlacedOrder: Schema.PlacedOrder;
  LastOrder: Schema.LastOrder;
  CheckoutReturnInput: Schema.CheckoutReturnInput;
  CheckoutReturnPayload: Schema.CheckoutReturnPayload;
  ReviewCreateInput: Schema.ReviewCreateInput;
  ReviewCreatePayload: Schema.ReviewCreatePayload;
  MessageInput: Schema.MessageInput;
  MessagePayload: Schema.MessagePayload;
  CuttingListInput: Schema.CuttingListInput;
  CuttingMaterialInput: Schema.CuttingMaterialInput;
  CuttingPieceInput: Schema.CuttingPieceInput;
  CuttingLineInput: Schema.CuttingLineInput;
  CuttingListPayload: Schema.CuttingListPayload;
  NewsList: NewsListModelModel;
  NewsCategory: NewsCategoryModelModel;
  NewsPost: NewsPostModelModel;
  SitePages: Schema.SitePages;
  PageLink: Schema.PageLink;
  Home: Omit<Schema.Home, 'headImage' | 'mainBanners' | 'smallBanners' | 'productBanners' | 'newProducts' | 'bestSellers' | 'specialOffers'> & { headImage?: Schema.Maybe<ResolversParentTypes['Banner']>, mainBanners: ReadonlyArray<ResolversParentTypes['Banner']>, smallBanners: ReadonlyArray<ResolversParentTypes['Banner']>, productBanners: ReadonlyArray<ResolversParentTypes['Banner']>, newProducts?: Schema.Maybe<ReadonlyArray<ResolversParentTypes['Product']>>, bestSellers?: Schema.Maybe<ReadonlyArray<ResolversParentTypes['Product']>>, specialOffers?: Schema.Maybe<ReadonlyArray<ResolversParentTypes['Product']>> };
  Banner: Omit<Schema.Banner, 'picture'> & { picture?: Schema.Maybe<ResolversParentTypes['Picture']> };
  CmsPage: CmsPageModelModel;
  CmsSection: Schema.CmsSection;
  CmsBlock: CmsBlockModelModel;
  Customer: Omit<Schema.Customer, 'orders'> & { orders?: Schema.Maybe<ResolversParentTypes['OrderList']> };
  CustomerDevice: Schema.CustomerDevice;
  CustomerAddress: Schema.CustomerAddress;
  OrderList: Omit<Schema.OrderList, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Order']> };
  Order: Omit<Schema.Order, 'vatByRate' | 'lines'> & { vatByRate?: Schema.Maybe<ReadonlyArray<ResolversParentTypes['VatShare']>>, lines: ReadonlyArray<ResolversParentTypes['OrderLine']> };
  OrderAddress: Schema.OrderAddress;
  OrderLine: Omit<Schema.OrderLine, 'picture'> & { picture?: Schema.Maybe<ResolversParentTypes['Picture']> };
  VatShare: Schema.VatShare;
  NewsletterStatus: Schema.NewsletterStatus;
  CustomerSignInInput: Schema.CustomerSignInInput;
  PreviousCartInput: Schema.PreviousCartInput;
  CustomerSignUpInput: Schema.CustomerSignUpInput;
  CustomerUpdateInput: Schema.CustomerUpdateInput;
  CustomerAddressInput: Schema.CustomerAddressInput;
  PasswordResetRequestInput: Schema.PasswordResetRequestInput;
  PasswordCreateInput: Schema.PasswordCreateInput;
  PasswordChangeInput: Schema.PasswordChangeInput;
  CustomerDeviceSignOutInput: Schema.CustomerDeviceSignOutInput;
  NewsletterInput: Schema.NewsletterInput;
  CustomerSignInPayload: Omit<Schema.CustomerSignInPayload, 'customer' | 'cart'> & { customer?: Schema.Maybe<ResolversParentTypes['Customer']>, cart?: Schema.Maybe<ResolversParentTypes['Cart']> };
  CustomerPayload: Omit<Schema.CustomerPayload, 'customer'> & { customer?: Schema.Maybe<ResolversParentTypes['Customer']> };
  CustomerSignOutPayload: Schema.CustomerSignOutPayload;
  CustomerDevicePayload: Schema.CustomerDevicePayload;
  PasswordPayload: Schema.PasswordPayload;
  NewsletterPayload: Schema.NewsletterPayload;
  Cutting: Omit<Schema.Cutting, 'sheetService' | 'lengthService' | 'edgingService' | 'materials'> & { sheetService?: Schema.Maybe<ResolversParentTypes['Product']>, lengthService?: Schema.Maybe<ResolversParentTypes['Product']>, edgingService?: Schema.Maybe<ResolversParentTypes['Product']>, materials: ReadonlyArray<ResolversParentTypes['Product']> };
  PieceSize: Schema.PieceSize;
  PriceSummary: Schema.PriceSummary;
  PriceSummaryRow: Schema.PriceSummaryRow;
  GalleryItem: Omit<Schema.GalleryItem, 'picture'> & { picture: ResolversParentTypes['Picture'] };
  ProductPrice: Schema.ProductPrice;
  Float: Schema.Scalars['Float']['output'];
  PriceBreak: Schema.PriceBreak;
  UnitPrice: Schema.UnitPrice;
  Stock: Schema.Stock;
  QuantityLimits: Schema.QuantityLimits;
  ProductAttribute: Schema.ProductAttribute;
  AttributeValue: Schema.AttributeValue;
  Attribute: AttributeModelModel;
  AttributeOption: Schema.AttributeOption;
  ProductDocument: Schema.ProductDocument;
  Measure: Schema.Measure;
  Coverage: Schema.Coverage;
  CustomOption: Schema.CustomOption;
  LengthLimits: Schema.LengthLimits;
  CustomOptionValue: Schema.CustomOptionValue;
  CustomOptionPrice: Schema.CustomOptionPrice;
  ProductIssue: Schema.ProductIssue;
  Product: ProductModelModel;
  SimpleProduct: SimpleProductModelModel;
  VirtualProduct: VirtualProductModelModel;
  DownloadableProduct: DownloadableProductModelModel;
  GroupedProduct: GroupedProductModelModel;
  BundleProduct: BundleProductModelModel;
  ConfigurableProduct: ConfigurableProductModelModel;
  DownloadLink: Schema.DownloadLink;
  GroupedItem: Omit<Schema.GroupedItem, 'product'> & { product: ResolversParentTypes['Product'] };
  BundleOption: Omit<Schema.BundleOption, 'selections'> & { selections: ReadonlyArray<ResolversParentTypes['BundleSelection']> };
  BundleSelection: Omit<Schema.BundleSelection, 'product'> & { product: ResolversParentTypes['Product'] };
  ConfigurableOption: Schema.ConfigurableOption;
  ConfigurableValue: Schema.ConfigurableValue;
  Variant: VariantModelModel;
  SoldOutVariant: Schema.SoldOutVariant;
  VariantValue: Schema.VariantValue;
  ReviewList: ReviewListModelModel;
  ProductRating: Schema.ProductRating;
  Review: Schema.Review;
  MouldingCalculator: Omit<Schema.MouldingCalculator, 'mouldings' | 'extras'> & { mouldings: ReadonlyArray<ResolversParentTypes['Product']>, extras: ReadonlyArray<ResolversParentTypes['CalculatorExtra']> };
  CalculatorExtra: Omit<Schema.CalculatorExtra, 'product'> & { product: ResolversParentTypes['Product'] };
  DeckCalculator: Omit<Schema.DeckCalculator, 'boards' | 'joists' | 'screws'> & { boards: ReadonlyArray<ResolversParentTypes['Product']>, joists: ReadonlyArray<ResolversParentTypes['Product']>, screws: ReadonlyArray<ResolversParentTypes['Product']> };
  RoomSuggestion: RoomSuggestionModelModel;
  DateTime: Schema.Scalars['DateTime']['output'];
  URL: Schema.Scalars['URL']['output'];
  HTML: Schema.Scalars['HTML']['output'];
  Decimal: Schema.Scalars['Decimal']['output'];
  CurrencyCode: Schema.Scalars['CurrencyCode']['output'];
  Money: Schema.Money;
  TaxedMoney: Schema.TaxedMoney;
  Store: Schema.Store;
  Company: Schema.Company;
  Picture: PictureModelModel;
  UserError: Schema.UserError;
  Int: Schema.Scalars['Int']['output'];
  String: Schema.Scalars['String']['output'];
};

export type ListSizeDirectiveArgs = {
  assumedSize: Schema.Scalars['Int']['input'];
  slicingArguments?: Schema.Maybe<ReadonlyArray<Schema.Scalars['String']['input']>>;
  sizedFields?: Schema.Maybe<ReadonlyArray<Schema.Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = RequestScope, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Schema.Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = RequestScope, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PrivateDirectiveArgs = { };

export type PrivateDirectiveResolver<Result, Parent, ContextType = RequestScope, Args = PrivateDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopeDirectiveArgs = {
  is: Schema.ClientScope;
};

export type ScopeDirectiveResolver<Result, Parent, ContextType = RequestScope, Args = ScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, PrivateScope>;
  cartShippingMethods?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ShippingMethod']>>, ParentType, PrivateScope, Partial<Schema.QueryCartShippingMethodsArgs>>;
  goodsDelivery?: Resolver<ResolversTypes['GoodsDelivery'], ParentType, PrivateScope, RequireFields<Schema.QueryGoodsDeliveryArgs, 'input'>>;
  cartPaymentMethods?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['PaymentMethod']>>, ParentType, PrivateScope>;
  products?: Resolver<Schema.Maybe<ResolversTypes['ProductList']>, ParentType, ContextType, RequireFields<Schema.QueryProductsArgs, 'filters' | 'first' | 'offset'>>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.QueryProductArgs, 'by'>>;
  productsBySku?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ProductBySku']>>, ParentType, ContextType, RequireFields<Schema.QueryProductsBySkuArgs, 'skus'>>;
  productsNearSku?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Schema.QueryProductsNearSkuArgs, 'sku'>>;
  category?: Resolver<Schema.Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Schema.QueryCategoryArgs, 'by'>>;
  menu?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Category']>>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Breadcrumb']>>, ParentType, ContextType, RequireFields<Schema.QueryBreadcrumbsArgs, 'categoryId'>>;
  attributes?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Attribute']>>, ParentType, ContextType, RequireFields<Schema.QueryAttributesArgs, 'codes'>>;
  route?: Resolver<Schema.Maybe<ResolversTypes['Route']>, ParentType, ContextType, RequireFields<Schema.QueryRouteArgs, 'path'>>;
  reviews?: Resolver<Schema.Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<Schema.QueryReviewsArgs, 'productId' | 'first' | 'offset' | 'sort'>>;
  stock?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['StockBySku']>>, ParentType, ContextType, RequireFields<Schema.QueryStockArgs, 'skus'>>;
  lastOrder?: Resolver<Schema.Maybe<ResolversTypes['LastOrder']>, ParentType, PrivateScope>;
  home?: Resolver<ResolversTypes['Home'], ParentType, ContextType>;
  cmsPage?: Resolver<Schema.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, RequireFields<Schema.QueryCmsPageArgs, 'identifier'>>;
  cmsBlock?: Resolver<Schema.Maybe<ResolversTypes['CmsBlock']>, ParentType, ContextType, RequireFields<Schema.QueryCmsBlockArgs, 'identifier'>>;
  placedBlocks?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['CmsBlock']>>, ParentType, ContextType, RequireFields<Schema.QueryPlacedBlocksArgs, 'place'>>;
  sitePages?: Resolver<Schema.Maybe<ResolversTypes['SitePages']>, ParentType, ContextType>;
  news?: Resolver<Schema.Maybe<ResolversTypes['NewsList']>, ParentType, ContextType, RequireFields<Schema.QueryNewsArgs, 'first' | 'offset'>>;
  newsPost?: Resolver<Schema.Maybe<ResolversTypes['NewsPost']>, ParentType, ContextType, RequireFields<Schema.QueryNewsPostArgs, 'id'>>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, PrivateScope>;
  customerDevices?: Resolver<ReadonlyArray<ResolversTypes['CustomerDevice']>, ParentType, PrivateScope>;
  newsletter?: Resolver<Schema.Maybe<ResolversTypes['NewsletterStatus']>, ParentType, PrivateScope>;
  cutting?: Resolver<Schema.Maybe<ResolversTypes['Cutting']>, ParentType, ContextType>;
  mouldingCalculator?: Resolver<Schema.Maybe<ResolversTypes['MouldingCalculator']>, ParentType, ContextType, RequireFields<Schema.QueryMouldingCalculatorArgs, 'kind'>>;
  deckCalculator?: Resolver<Schema.Maybe<ResolversTypes['DeckCalculator']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
};

export type MutationResolvers<_ContextType = RequestScope, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cartSync?: Resolver<ResolversTypes['CartSyncPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationCartSyncArgs, 'input'>>;
  cartLinesAdd?: Resolver<ResolversTypes['CartPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationCartLinesAddArgs, 'input'>>;
  cartLinesUpdate?: Resolver<ResolversTypes['CartPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationCartLinesUpdateArgs, 'input'>>;
  cartLinesRemove?: Resolver<ResolversTypes['CartPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationCartLinesRemoveArgs, 'input'>>;
  cartCouponApply?: Resolver<ResolversTypes['CartPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationCartCouponApplyArgs, 'input'>>;
  cartCouponRemove?: Resolver<ResolversTypes['CartPayload'], ParentType, PrivateScope>;
  cartShippingSet?: Resolver<ResolversTypes['CartPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationCartShippingSetArgs, 'input'>>;
  checkoutReturn?: Resolver<ResolversTypes['CheckoutReturnPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationCheckoutReturnArgs, 'input'>>;
  orderPlace?: Resolver<ResolversTypes['OrderPlacePayload'], ParentType, PrivateScope, RequireFields<Schema.MutationOrderPlaceArgs, 'input'>>;
  orderOutcome?: Resolver<ResolversTypes['OrderOutcomePayload'], ParentType, PrivateScope, RequireFields<Schema.MutationOrderOutcomeArgs, 'input'>>;
  messageSend?: Resolver<ResolversTypes['MessagePayload'], ParentType, PrivateScope, RequireFields<Schema.MutationMessageSendArgs, 'input'>>;
  cuttingListSend?: Resolver<ResolversTypes['CuttingListPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationCuttingListSendArgs, 'input'>>;
  reviewCreate?: Resolver<ResolversTypes['ReviewCreatePayload'], ParentType, PrivateScope, RequireFields<Schema.MutationReviewCreateArgs, 'input'>>;
  customerSignIn?: Resolver<ResolversTypes['CustomerSignInPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationCustomerSignInArgs, 'input'>>;
  customerSignUp?: Resolver<ResolversTypes['CustomerSignInPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationCustomerSignUpArgs, 'input'>>;
  customerSignOut?: Resolver<ResolversTypes['CustomerSignOutPayload'], ParentType, PrivateScope>;
  customerUpdate?: Resolver<ResolversTypes['CustomerPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationCustomerUpdateArgs, 'input'>>;
  passwordResetRequest?: Resolver<ResolversTypes['PasswordPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationPasswordResetRequestArgs, 'input'>>;
  passwordCreate?: Resolver<ResolversTypes['CustomerSignInPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationPasswordCreateArgs, 'input'>>;
  passwordChange?: Resolver<ResolversTypes['CustomerPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationPasswordChangeArgs, 'input'>>;
  customerDeviceSignOut?: Resolver<ResolversTypes['CustomerDevicePayload'], ParentType, PrivateScope, RequireFields<Schema.MutationCustomerDeviceSignOutArgs, 'input'>>;
  customerOtherDevicesSignOut?: Resolver<ResolversTypes['CustomerDevicePayload'], ParentType, PrivateScope>;
  newsletterSubscribe?: Resolver<ResolversTypes['NewsletterPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationNewsletterSubscribeArgs, 'input'>>;
  newsletterUnsubscribe?: Resolver<ResolversTypes['NewsletterPayload'], ParentType, PrivateScope, RequireFields<Schema.MutationNewsletterUnsubscribeArgs, 'input'>>;
};

export type GoodsDeliveryResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['GoodsDelivery'] = ResolversParentTypes['GoodsDelivery']> = {
  methods?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ShippingMethod']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartPayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartSyncPayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CartSyncPayload'] = ResolversParentTypes['CartSyncPayload']> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  isOrdered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  differences?: Resolver<ReadonlyArray<ResolversTypes['CartDifference']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  goesWith?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, Partial<Schema.CartSyncPayloadGoesWithArgs>>;
};

export type CartDifferenceResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CartDifference'] = ResolversParentTypes['CartDifference']> = {
  party?: Resolver<ResolversTypes['CartParty'], ParentType, ContextType>;
  key?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CartDifferenceStatus'], ParentType, ContextType>;
  clientQuantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serverQuantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isVirtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  coupon?: Resolver<Schema.Maybe<ResolversTypes['CartCoupon']>, ParentType, ContextType>;
  totals?: Resolver<Schema.Maybe<ResolversTypes['CartTotals']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentSku?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  picture?: Resolver<Schema.Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['CartLineOption']>, ParentType, ContextType>;
  bundleChoices?: Resolver<ReadonlyArray<ResolversTypes['BundleChoice']>, ParentType, ContextType>;
  optionAnswers?: Resolver<ReadonlyArray<ResolversTypes['OptionAnswer']>, ParentType, ContextType>;
  unitPrice?: Resolver<Schema.Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  priceSteps?: Resolver<ReadonlyArray<ResolversTypes['PriceStep']>, ParentType, ContextType>;
  rowTotal?: Resolver<Schema.Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  missingComponents?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  longestMillimetres?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  kilograms?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  isPack?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type PriceStepResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['PriceStep'] = ResolversParentTypes['PriceStep']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type CartLineOptionResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CartLineOption'] = ResolversParentTypes['CartLineOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BundleChoiceResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['BundleChoice'] = ResolversParentTypes['BundleChoice']> = {
  optionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  selectionIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OptionAnswerResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['OptionAnswer'] = ResolversParentTypes['OptionAnswer']> = {
  optionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartCouponResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CartCoupon'] = ResolversParentTypes['CartCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  summary?: Resolver<Schema.Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['CartTotalSegment']>, ParentType, ContextType>;
};

export type CartTotalSegmentResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CartTotalSegment'] = ResolversParentTypes['CartTotalSegment']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  carrierCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methodCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrierTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methodTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOffline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOffline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isServerMethod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductBySkuResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ProductBySku'] = ResolversParentTypes['ProductBySku']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  variant?: Resolver<Schema.Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  needsChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StockBySkuResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['StockBySku'] = ResolversParentTypes['StockBySku']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
};

export type RouteResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Route'] = ResolversParentTypes['Route']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'VirtualProduct' | 'DownloadableProduct' | 'GroupedProduct' | 'BundleProduct' | 'ConfigurableProduct' | 'Category' | 'CmsPage' | 'Redirect', ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  location?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  from?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  to?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ProductListResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ProductList'] = ResolversParentTypes['ProductList']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fullMatches?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  similar?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  noResults?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType>;
  appliedFilters?: Resolver<ReadonlyArray<ResolversTypes['AppliedFilter']>, ParentType, ContextType>;
  ignoredFilters?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sort?: Resolver<Schema.Maybe<ResolversTypes['ProductSort']>, ParentType, ContextType>;
  sorts?: Resolver<ReadonlyArray<ResolversTypes['ProductSort']>, ParentType, ContextType>;
  suggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasNext?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPrevious?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  nearest?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  didYouMean?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pages?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['PageLink']>>, ParentType, ContextType>;
  room?: Resolver<Schema.Maybe<ResolversTypes['RoomSuggestion']>, ParentType, ContextType>;
};

export type FacetResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  attribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grossLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FacetKind'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grossLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  range?: Resolver<Schema.Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
};

export type AppliedFilterResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['AppliedFilter'] = ResolversParentTypes['AppliedFilter']> = {
  attribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attributeLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attributeGrossLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grossLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  search?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  urlKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  picture?: Resolver<Schema.Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metaTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  menuEntries?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  blocks?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['CmsBlock']>>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Breadcrumb']>>, ParentType, ContextType>;
  products?: Resolver<Schema.Maybe<ResolversTypes['ProductList']>, ParentType, ContextType, RequireFields<Schema.CategoryProductsArgs, 'filters' | 'first' | 'offset'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPlacePayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['OrderPlacePayload'] = ResolversParentTypes['OrderPlacePayload']> = {
  order?: Resolver<Schema.Maybe<ResolversTypes['PlacedOrder']>, ParentType, ContextType>;
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderOutcomePayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['OrderOutcomePayload'] = ResolversParentTypes['OrderOutcomePayload']> = {
  status?: Resolver<ResolversTypes['OrderOutcomeStatus'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['PlacedOrder']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PlacedOrderResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['PlacedOrder'] = ResolversParentTypes['PlacedOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LastOrderResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['LastOrder'] = ResolversParentTypes['LastOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CheckoutReturnPayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CheckoutReturnPayload'] = ResolversParentTypes['CheckoutReturnPayload']> = {
  status?: Resolver<ResolversTypes['CheckoutReturnStatus'], ParentType, ContextType>;
  isCartOrdered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deliveryMethod?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryMethodCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewCreatePayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ReviewCreatePayload'] = ResolversParentTypes['ReviewCreatePayload']> = {
  isReceived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MessagePayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['MessagePayload'] = ResolversParentTypes['MessagePayload']> = {
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CuttingListPayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CuttingListPayload'] = ResolversParentTypes['CuttingListPayload']> = {
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NewsListResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['NewsList'] = ResolversParentTypes['NewsList']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['NewsPost']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  category?: Resolver<Schema.Maybe<ResolversTypes['NewsCategory']>, ParentType, ContextType>;
  categories?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['NewsCategory']>>, ParentType, ContextType>;
};

export type NewsCategoryResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['NewsCategory'] = ResolversParentTypes['NewsCategory']> = {
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type NewsPostResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['NewsPost'] = ResolversParentTypes['NewsPost']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  heading?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  author?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['NewsCategory']>, ParentType, ContextType>;
  picture?: Resolver<Schema.Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  metaTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SitePagesResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['SitePages'] = ResolversParentTypes['SitePages']> = {
  menu?: Resolver<ReadonlyArray<ResolversTypes['PageLink']>, ParentType, ContextType>;
  help?: Resolver<ReadonlyArray<ResolversTypes['PageLink']>, ParentType, ContextType>;
  about?: Resolver<ReadonlyArray<ResolversTypes['PageLink']>, ParentType, ContextType>;
  conditions?: Resolver<Schema.Maybe<ResolversTypes['PageLink']>, ParentType, ContextType>;
};

export type PageLinkResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['PageLink'] = ResolversParentTypes['PageLink']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type HomeResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Home'] = ResolversParentTypes['Home']> = {
  headImage?: Resolver<Schema.Maybe<ResolversTypes['Banner']>, ParentType, ContextType>;
  mainBanners?: Resolver<ReadonlyArray<ResolversTypes['Banner']>, ParentType, ContextType>;
  smallBanners?: Resolver<ReadonlyArray<ResolversTypes['Banner']>, ParentType, ContextType>;
  productBanners?: Resolver<ReadonlyArray<ResolversTypes['Banner']>, ParentType, ContextType>;
  newProducts?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  bestSellers?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  specialOffers?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
};

export type BannerResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  picture?: Resolver<Schema.Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  heading?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  metaTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leadPicture?: Resolver<Schema.Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  section?: Resolver<Schema.Maybe<ResolversTypes['CmsSection']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsSectionResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CmsSection'] = ResolversParentTypes['CmsSection']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['PageLink']>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addresses?: Resolver<ReadonlyArray<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  isSubscribed?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasOwnPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders?: Resolver<Schema.Maybe<ResolversTypes['OrderList']>, ParentType, ContextType, RequireFields<Schema.CustomerOrdersArgs, 'first' | 'offset'>>;
};

export type CustomerDeviceResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CustomerDevice'] = ResolversParentTypes['CustomerDevice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  browser?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  telephone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDefaultShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  grandTotal?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  summary?: Resolver<Schema.Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  vatByRate?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['VatShare']>>, ParentType, ContextType>;
  deliveryAddress?: Resolver<Schema.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  billingAddress?: Resolver<Schema.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  deliveryMethod?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryMethodCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Schema.Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rowTotal?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Schema.Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  vatRate?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type VatShareResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['VatShare'] = ResolversParentTypes['VatShare']> = {
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type NewsletterStatusResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['NewsletterStatus'] = ResolversParentTypes['NewsletterStatus']> = {
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerSignInPayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CustomerSignInPayload'] = ResolversParentTypes['CustomerSignInPayload']> = {
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerPayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CustomerPayload'] = ResolversParentTypes['CustomerPayload']> = {
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerSignOutPayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CustomerSignOutPayload'] = ResolversParentTypes['CustomerSignOutPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerDevicePayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CustomerDevicePayload'] = ResolversParentTypes['CustomerDevicePayload']> = {
  devices?: Resolver<ReadonlyArray<ResolversTypes['CustomerDevice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PasswordPayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['PasswordPayload'] = ResolversParentTypes['PasswordPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NewsletterPayloadResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['NewsletterPayload'] = ResolversParentTypes['NewsletterPayload']> = {
  newsletter?: Resolver<Schema.Maybe<ResolversTypes['NewsletterStatus']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CuttingResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Cutting'] = ResolversParentTypes['Cutting']> = {
  kerf?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  trim?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  smallest?: Resolver<Schema.Maybe<ResolversTypes['PieceSize']>, ParentType, ContextType>;
  sheetService?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  lengthService?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  edgingService?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  materials?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type PieceSizeResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['PieceSize'] = ResolversParentTypes['PieceSize']> = {
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceSummaryResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['PriceSummary'] = ResolversParentTypes['PriceSummary']> = {
  rows?: Resolver<ReadonlyArray<ResolversTypes['PriceSummaryRow']>, ParentType, ContextType>;
  net?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vat?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceSummaryRowResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['PriceSummaryRow'] = ResolversParentTypes['PriceSummaryRow']> = {
  kind?: Resolver<ResolversTypes['PriceSummaryKind'], ParentType, ContextType>;
  label?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type GalleryItemResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['GalleryItem'] = ResolversParentTypes['GalleryItem']> = {
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  videoUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  regular?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  final?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  special?: Resolver<Schema.Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGroupPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnknown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refreshedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unit?: Resolver<Schema.Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  breaks?: Resolver<ReadonlyArray<ResolversTypes['PriceBreak']>, ParentType, ContextType>;
  taxRate?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PriceBreakResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['PriceBreak'] = ResolversParentTypes['PriceBreak']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type UnitPriceResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['UnitPrice'] = ResolversParentTypes['UnitPrice']> = {
  unit?: Resolver<ResolversTypes['PriceUnit'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type StockResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Stock'] = ResolversParentTypes['Stock']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StockStatus'], ParentType, ContextType>;
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  checkedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  limits?: Resolver<Schema.Maybe<ResolversTypes['QuantityLimits']>, ParentType, ContextType>;
};

export type QuantityLimitsResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['QuantityLimits'] = ResolversParentTypes['QuantityLimits']> = {
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  isComparable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['AttributeInput'], ParentType, ContextType>;
  isUserDefined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isComparable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['AttributeOption']>, ParentType, ContextType>;
};

export type AttributeOptionResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['AttributeOption'] = ResolversParentTypes['AttributeOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductDocumentResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ProductDocument'] = ResolversParentTypes['ProductDocument']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type MeasureResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Measure'] = ResolversParentTypes['Measure']> = {
  lengthMillimetres?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  coverage?: Resolver<Schema.Maybe<ResolversTypes['Coverage']>, ParentType, ContextType>;
};

export type CoverageResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Coverage'] = ResolversParentTypes['Coverage']> = {
  squareMetres?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['CoverUnit'], ParentType, ContextType>;
};

export type CustomOptionResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CustomOption'] = ResolversParentTypes['CustomOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CustomOptionType'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxCharacters?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lengthLimits?: Resolver<Schema.Maybe<ResolversTypes['LengthLimits']>, ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['CustomOptionPrice']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['CustomOptionValue']>, ParentType, ContextType>;
};

export type LengthLimitsResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['LengthLimits'] = ResolversParentTypes['LengthLimits']> = {
  least?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type CustomOptionValueResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CustomOptionValue'] = ResolversParentTypes['CustomOptionValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['CustomOptionPrice'], ParentType, ContextType>;
};

export type CustomOptionPriceResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CustomOptionPrice'] = ResolversParentTypes['CustomOptionPrice']> = {
  percent?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type ProductIssueResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ProductIssue'] = ResolversParentTypes['ProductIssue']> = {
  code?: Resolver<ResolversTypes['ProductIssueCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'VirtualProduct' | 'DownloadableProduct' | 'GroupedProduct' | 'BundleProduct' | 'ConfigurableProduct', ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  urlKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProductVisibility'], ParentType, ContextType>;
  categoryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  categories?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Category']>>, ParentType, ContextType>;
  summary?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  gallery?: Resolver<ReadonlyArray<ResolversTypes['GalleryItem']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  keyFacts?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  attributes?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ProductAttribute']>>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['ProductDocument']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOption']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Breadcrumb']>>, ParentType, ContextType>;
  phoneOrderOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cuttingNotice?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  measure?: Resolver<Schema.Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
  longestMillimetres?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  kilograms?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  needsChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['ProductIssue']>, ParentType, ContextType>;
  hasRelated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  related?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  alternatives?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  reviews?: Resolver<Schema.Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<Schema.SimpleProductReviewsArgs, 'first' | 'offset' | 'sort'>>;
  rating?: Resolver<Schema.Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  metaTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualProductResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['VirtualProduct'] = ResolversParentTypes['VirtualProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  urlKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProductVisibility'], ParentType, ContextType>;
  categoryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  categories?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Category']>>, ParentType, ContextType>;
  summary?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  gallery?: Resolver<ReadonlyArray<ResolversTypes['GalleryItem']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  keyFacts?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  attributes?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ProductAttribute']>>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['ProductDocument']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOption']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Breadcrumb']>>, ParentType, ContextType>;
  phoneOrderOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cuttingNotice?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  measure?: Resolver<Schema.Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
  longestMillimetres?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  kilograms?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  needsChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['ProductIssue']>, ParentType, ContextType>;
  hasRelated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  related?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  alternatives?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  reviews?: Resolver<Schema.Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<Schema.VirtualProductReviewsArgs, 'first' | 'offset' | 'sort'>>;
  rating?: Resolver<Schema.Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  metaTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableProductResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['DownloadableProduct'] = ResolversParentTypes['DownloadableProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  urlKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProductVisibility'], ParentType, ContextType>;
  categoryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  categories?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Category']>>, ParentType, ContextType>;
  summary?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  gallery?: Resolver<ReadonlyArray<ResolversTypes['GalleryItem']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  keyFacts?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  attributes?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ProductAttribute']>>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['ProductDocument']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOption']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Breadcrumb']>>, ParentType, ContextType>;
  phoneOrderOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cuttingNotice?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  measure?: Resolver<Schema.Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
  longestMillimetres?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  kilograms?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  needsChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['ProductIssue']>, ParentType, ContextType>;
  hasRelated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  related?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  alternatives?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  reviews?: Resolver<Schema.Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<Schema.DownloadableProductReviewsArgs, 'first' | 'offset' | 'sort'>>;
  rating?: Resolver<Schema.Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  metaTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  samples?: Resolver<ReadonlyArray<ResolversTypes['ProductDocument']>, ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['DownloadLink']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupedProductResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['GroupedProduct'] = ResolversParentTypes['GroupedProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  urlKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProductVisibility'], ParentType, ContextType>;
  categoryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  categories?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Category']>>, ParentType, ContextType>;
  summary?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  gallery?: Resolver<ReadonlyArray<ResolversTypes['GalleryItem']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  keyFacts?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  attributes?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ProductAttribute']>>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['ProductDocument']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOption']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Breadcrumb']>>, ParentType, ContextType>;
  phoneOrderOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cuttingNotice?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  measure?: Resolver<Schema.Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
  longestMillimetres?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  kilograms?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  needsChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['ProductIssue']>, ParentType, ContextType>;
  hasRelated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  related?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  alternatives?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  reviews?: Resolver<Schema.Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<Schema.GroupedProductReviewsArgs, 'first' | 'offset' | 'sort'>>;
  rating?: Resolver<Schema.Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  metaTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['GroupedItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleProductResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['BundleProduct'] = ResolversParentTypes['BundleProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  urlKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProductVisibility'], ParentType, ContextType>;
  categoryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  categories?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Category']>>, ParentType, ContextType>;
  summary?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  gallery?: Resolver<ReadonlyArray<ResolversTypes['GalleryItem']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  keyFacts?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  attributes?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ProductAttribute']>>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['ProductDocument']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOption']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Breadcrumb']>>, ParentType, ContextType>;
  phoneOrderOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cuttingNotice?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  measure?: Resolver<Schema.Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
  longestMillimetres?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  kilograms?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  needsChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['ProductIssue']>, ParentType, ContextType>;
  hasRelated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  related?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  alternatives?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  reviews?: Resolver<Schema.Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<Schema.BundleProductReviewsArgs, 'first' | 'offset' | 'sort'>>;
  rating?: Resolver<Schema.Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  metaTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['BundleOption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableProductResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ConfigurableProduct'] = ResolversParentTypes['ConfigurableProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  urlKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProductVisibility'], ParentType, ContextType>;
  categoryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  categories?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Category']>>, ParentType, ContextType>;
  summary?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  gallery?: Resolver<ReadonlyArray<ResolversTypes['GalleryItem']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  keyFacts?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  attributes?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ProductAttribute']>>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['ProductDocument']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOption']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Breadcrumb']>>, ParentType, ContextType>;
  phoneOrderOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cuttingNotice?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  measure?: Resolver<Schema.Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
  longestMillimetres?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  kilograms?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  needsChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['ProductIssue']>, ParentType, ContextType>;
  hasRelated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  related?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  alternatives?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  reviews?: Resolver<Schema.Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<Schema.ConfigurableProductReviewsArgs, 'first' | 'offset' | 'sort'>>;
  rating?: Resolver<Schema.Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  metaTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['ConfigurableOption']>, ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['Variant']>, ParentType, ContextType>;
  soldOut?: Resolver<ReadonlyArray<ResolversTypes['SoldOutVariant']>, ParentType, ContextType>;
  selectedVariant?: Resolver<Schema.Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  defaultVariant?: Resolver<Schema.Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadLinkResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['DownloadLink'] = ResolversParentTypes['DownloadLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
};

export type GroupedItemResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['GroupedItem'] = ResolversParentTypes['GroupedItem']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type BundleOptionResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['BundleOption'] = ResolversParentTypes['BundleOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BundleOptionType'], ParentType, ContextType>;
  selections?: Resolver<ReadonlyArray<ResolversTypes['BundleSelection']>, ParentType, ContextType>;
};

export type BundleSelectionResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['BundleSelection'] = ResolversParentTypes['BundleSelection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  canChangeQuantity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConfigurableOptionResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ConfigurableOption'] = ResolversParentTypes['ConfigurableOption']> = {
  attributeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attributeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['ConfigurableValue']>, ParentType, ContextType>;
};

export type ConfigurableValueResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ConfigurableValue'] = ResolversParentTypes['ConfigurableValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VariantResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  picture?: Resolver<Schema.Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  selection?: Resolver<ReadonlyArray<ResolversTypes['VariantValue']>, ParentType, ContextType>;
  measure?: Resolver<Schema.Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
  longestMillimetres?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  kilograms?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  weight?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SoldOutVariantResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['SoldOutVariant'] = ResolversParentTypes['SoldOutVariant']> = {
  selection?: Resolver<ReadonlyArray<ResolversTypes['VariantValue']>, ParentType, ContextType>;
};

export type VariantValueResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['VariantValue'] = ResolversParentTypes['VariantValue']> = {
  attributeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReviewListResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ReviewList'] = ResolversParentTypes['ReviewList']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  averageRating?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  distribution?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductRatingResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['ProductRating'] = ResolversParentTypes['ProductRating']> = {
  average?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MouldingCalculatorResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['MouldingCalculator'] = ResolversParentTypes['MouldingCalculator']> = {
  mouldings?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.MouldingCalculatorMouldingsArgs, 'first' | 'offset'>>;
  extras?: Resolver<ReadonlyArray<ResolversTypes['CalculatorExtra']>, ParentType, ContextType>;
};

export type CalculatorExtraResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['CalculatorExtra'] = ResolversParentTypes['CalculatorExtra']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  metres?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type DeckCalculatorResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['DeckCalculator'] = ResolversParentTypes['DeckCalculator']> = {
  boards?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.DeckCalculatorBoardsArgs, 'first' | 'offset'>>;
  joists?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.DeckCalculatorJoistsArgs, 'first' | 'offset'>>;
  screws?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  gap?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spacings?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RoomSuggestionResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['RoomSuggestion'] = ResolversParentTypes['RoomSuggestion']> = {
  kind?: Resolver<ResolversTypes['CalculatorKind'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  length?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  width?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  doors?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moulding?: Resolver<Schema.Maybe<ResolversTypes['MouldingCalculator']>, ParentType, ContextType>;
  deck?: Resolver<Schema.Maybe<ResolversTypes['DeckCalculator']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export type MoneyResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxedMoneyResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['TaxedMoney'] = ResolversParentTypes['TaxedMoney']> = {
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateFormat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quotationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PictureResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<Schema.PictureUrlArgs, 'size' | 'format' | 'density'>>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Schema.PictureWidthArgs, 'size'>>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Schema.PictureHeightArgs, 'size'>>;
};

export type UserErrorResolvers<ContextType = RequestScope, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestScope> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  GoodsDelivery?: GoodsDeliveryResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  CartSyncPayload?: CartSyncPayloadResolvers<ContextType>;
  CartDifference?: CartDifferenceResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  PriceStep?: PriceStepResolvers<ContextType>;
  CartLineOption?: CartLineOptionResolvers<ContextType>;
  BundleChoice?: BundleChoiceResolvers<ContextType>;
  OptionAnswer?: OptionAnswerResolvers<ContextType>;
  CartCoupon?: CartCouponResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  CartTotalSegment?: CartTotalSegmentResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  ProductBySku?: ProductBySkuResolvers<ContextType>;
  StockBySku?: StockBySkuResolvers<ContextType>;
  Route?: RouteResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  ProductList?: ProductListResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  AppliedFilter?: AppliedFilterResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  OrderPlacePayload?: OrderPlacePayloadResolvers<ContextType>;
  OrderOutcomePayload?: OrderOutcomePayloadResolvers<ContextType>;
  PlacedOrder?: PlacedOrderResolvers<ContextType>;
  LastOrder?: LastOrderResolvers<ContextType>;
  CheckoutReturnPayload?: CheckoutReturnPayloadResolvers<ContextType>;
  ReviewCreatePayload?: ReviewCreatePayloadResolvers<ContextType>;
  MessagePayload?: MessagePayloadResolvers<ContextType>;
  CuttingListPayload?: CuttingListPayloadResolvers<ContextType>;
  NewsList?: NewsListResolvers<ContextType>;
  NewsCategory?: NewsCategoryResolvers<ContextType>;
  NewsPost?: NewsPostResolvers<ContextType>;
  SitePages?: SitePagesResolvers<ContextType>;
  PageLink?: PageLinkResolvers<ContextType>;
  Home?: HomeResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  CmsSection?: CmsSectionResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerDevice?: CustomerDeviceResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  VatShare?: VatShareResolvers<ContextType>;
  NewsletterStatus?: NewsletterStatusResolvers<ContextType>;
  CustomerSignInPayload?: CustomerSignInPayloadResolvers<ContextType>;
  CustomerPayload?: CustomerPayloadResolvers<ContextType>;
  CustomerSignOutPayload?: CustomerSignOutPayloadResolvers<ContextType>;
  CustomerDevicePayload?: CustomerDevicePayloadResolvers<ContextType>;
  PasswordPayload?: PasswordPayloadResolvers<ContextType>;
  NewsletterPayload?: NewsletterPayloadResolvers<ContextType>;
  Cutting?: CuttingResolvers<ContextType>;
  PieceSize?: PieceSizeResolvers<ContextType>;
  PriceSummary?: PriceSummaryResolvers<ContextType>;
  PriceSummaryRow?: PriceSummaryRowResolvers<ContextType>;
  GalleryItem?: GalleryItemResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  PriceBreak?: PriceBreakResolvers<ContextType>;
  UnitPrice?: UnitPriceResolvers<ContextType>;
  Stock?: StockResolvers<ContextType>;
  QuantityLimits?: QuantityLimitsResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  AttributeOption?: AttributeOptionResolvers<ContextType>;
  ProductDocument?: ProductDocumentResolvers<ContextType>;
  Measure?: MeasureResolvers<ContextType>;
  Coverage?: CoverageResolvers<ContextType>;
  CustomOption?: CustomOptionResolvers<ContextType>;
  LengthLimits?: LengthLimitsResolvers<ContextType>;
  CustomOptionValue?: CustomOptionValueResolvers<ContextType>;
  CustomOptionPrice?: CustomOptionPriceResolvers<ContextType>;
  ProductIssue?: ProductIssueResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  VirtualProduct?: VirtualProductResolvers<ContextType>;
  DownloadableProduct?: DownloadableProductResolvers<ContextType>;
  GroupedProduct?: GroupedProductResolvers<ContextType>;
  BundleProduct?: BundleProductResolvers<ContextType>;
  ConfigurableProduct?: ConfigurableProductResolvers<ContextType>;
  DownloadLink?: DownloadLinkResolvers<ContextType>;
  GroupedItem?: GroupedItemResolvers<ContextType>;
  BundleOption?: BundleOptionResolvers<ContextType>;
  BundleSelection?: BundleSelectionResolvers<ContextType>;
  ConfigurableOption?: ConfigurableOptionResolvers<ContextType>;
  ConfigurableValue?: ConfigurableValueResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  SoldOutVariant?: SoldOutVariantResolvers<ContextType>;
  VariantValue?: VariantValueResolvers<ContextType>;
  ReviewList?: ReviewListResolvers<ContextType>;
  ProductRating?: ProductRatingResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  MouldingCalculator?: MouldingCalculatorResolvers<ContextType>;
  CalculatorExtra?: CalculatorExtraResolvers<ContextType>;
  DeckCalculator?: DeckCalculatorResolvers<ContextType>;
  RoomSuggestion?: RoomSuggestionResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  URL?: GraphQLScalarType;
  HTML?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  CurrencyCode?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  TaxedMoney?: TaxedMoneyResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestScope> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  private?: PrivateDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
};
