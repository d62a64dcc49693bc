// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { MoreProductsQuery, MoreProductsQueryVariables } from '../operation-types.ts'

export const MoreProductsDocument: Operation<MoreProductsQuery, MoreProductsQueryVariables> = { id: 'sha256:b75611dfe2a87b24337b4483b33b5819db925f3bde07f700f8a431eea8c2a92d', name: 'MoreProducts' }
