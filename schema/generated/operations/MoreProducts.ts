// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { MoreProductsQuery, MoreProductsQueryVariables } from '../operation-types.ts'

export const MoreProductsDocument: Operation<MoreProductsQuery, MoreProductsQueryVariables> = { id: 'sha256:f65afeec304c3a551de71224641b47e590fb7552aae77a5ec4b4793209ed7cdb', name: 'MoreProducts' }
