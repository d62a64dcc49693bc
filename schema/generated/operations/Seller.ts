// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SellerQuery, SellerQueryVariables } from '../operation-types.ts'

export const SellerDocument: Operation<SellerQuery, SellerQueryVariables> = { id: 'sha256:316f7c702baf1dbb2baa3909e87cdeba53a03ad315adfe219471e392b8c7181a', name: 'Seller' }
