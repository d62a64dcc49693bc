// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SellerQuery, SellerQueryVariables } from '../operation-types.ts'

export const SellerDocument: Operation<SellerQuery, SellerQueryVariables> = { id: 'sha256:3db7f585d284530e1b0dfd852ff998cb2aa7af58b204f3d9841be6a07c766152', name: 'Seller' }
