// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuotationShopQuery, QuotationShopQueryVariables } from '../operation-types.ts'

export const QuotationShopDocument: Operation<QuotationShopQuery, QuotationShopQueryVariables> = { id: 'sha256:268e6fb79d07c9ddfb7dcd7dae9797001453579098584e5da4428335ee4cafe6', name: 'QuotationShop' }
