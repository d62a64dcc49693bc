// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { CartDeliveryQuery, CartDeliveryQueryVariables } from '../operation-types.ts'

export const CartDeliveryDocument: PrivateOperation<CartDeliveryQuery, CartDeliveryQueryVariables> = { id: 'sha256:7b2b367ea80c250f1c5b217320a234696e0cc8c571c8613545c72e938c66feef', name: 'CartDelivery', kind: 'private' }
