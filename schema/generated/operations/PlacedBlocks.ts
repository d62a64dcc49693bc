// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { PlacedBlocksQuery, PlacedBlocksQueryVariables } from '../operation-types.ts'

export const PlacedBlocksDocument: Operation<PlacedBlocksQuery, PlacedBlocksQueryVariables> = { id: 'sha256:8d754cc5c2e028c693853e5c37a85e9c24b4772894a383253b5b7b97311f93c9', name: 'PlacedBlocks' }
