import { OperationTypeNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import { operationModule } from './operation-module.ts'

describe('the module of an operation', () => {
  it('names a query by its id, for what asks', () => {
    expect(operationModule({ name: 'Cart', id: 'sha256:1', kind: OperationTypeNode.QUERY, isPrivate: false })).toContain(
      "export const CartDocument: Operation<CartQuery, CartQueryVariables> = { id: 'sha256:1', name: 'Cart' }",
    )
  })

  it('says of a mutation that it is one, so that nothing asks for it like for a query', () => {
    expect(operationModule({ name: 'SyncCart', id: 'sha256:2', kind: OperationTypeNode.MUTATION, isPrivate: true })).toContain(
      "export const SyncCartDocument: MutationOperation<SyncCartMutation, SyncCartMutationVariables> = { id: 'sha256:2', name: 'SyncCart', kind: 'mutation' }",
    )
  })

  it('says of a query about one shopper that it is private, so that no page loads it', () => {
    expect(operationModule({ name: 'Me', id: 'sha256:3', kind: OperationTypeNode.QUERY, isPrivate: true })).toContain(
      "export const MeDocument: PrivateOperation<MeQuery, MeQueryVariables> = { id: 'sha256:3', name: 'Me', kind: 'private' }",
    )
  })
})
