// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { GoodsDeliveryQuery, GoodsDeliveryQueryVariables } from '../operation-types.ts'

export const GoodsDeliveryDocument: PrivateOperation<GoodsDeliveryQuery, GoodsDeliveryQueryVariables> = { id: 'sha256:4eb7f71bf91fa429c4ad61202e1f83818c444b937064f75572bbc6f1266c5afa', name: 'GoodsDelivery', kind: 'private' }
