// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuotationShopQuery, QuotationShopQueryVariables } from '../operation-types.ts'

export const QuotationShopDocument: Operation<QuotationShopQuery, QuotationShopQueryVariables> = { id: 'sha256:8e6f4e790b96877e75e7df5d264debdaa67bc08adf59620dceec7fdecf72e86f', name: 'QuotationShop' }
