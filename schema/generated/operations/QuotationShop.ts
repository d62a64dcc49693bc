// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuotationShopQuery, QuotationShopQueryVariables } from '../operation-types.ts'

export const QuotationShopDocument: Operation<QuotationShopQuery, QuotationShopQueryVariables> = { id: 'sha256:af8b3431f50d4190eb9144ef89a3053697390ac69d3057502de5a9f9b49882d4', name: 'QuotationShop' }
