// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { WishedProductsQuery, WishedProductsQueryVariables } from '../operation-types.ts'

export const WishedProductsDocument: Operation<WishedProductsQuery, WishedProductsQueryVariables> = { id: 'sha256:8be9f40e21a0ebd5d6b4701bf340d1b71e5fcf55ffdb5b25b3b9e35a09dcfb54', name: 'WishedProducts' }
