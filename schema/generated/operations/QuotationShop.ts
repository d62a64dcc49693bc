// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuotationShopQuery, QuotationShopQueryVariables } from '../operation-types.ts'

export const QuotationShopDocument: Operation<QuotationShopQuery, QuotationShopQueryVariables> = { id: 'sha256:3988543522bbeef657dcc3c299ce357308d75d74cdc02b5bf843acf8d7855b39', name: 'QuotationShop' }
