import { OperationTypeNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import { operationModule } from './operation-module.ts'

describe('operation module', () => {
  it('exports the id of a query', () => {
    expect(operationModule({ name: 'Cart', id: 'sha256:1', kind: OperationTypeNode.QUERY, isPrivate: false })).toContain(
      "export const CartDocument: Operation<CartQuery, CartQueryVariables> = { id: 'sha256:1', name: 'Cart' }",
    )
  })

  it('marks a mutation, so that it cannot be sent as a query', () => {
    expect(operationModule({ name: 'SyncCart', id: 'sha256:2', kind: OperationTypeNode.MUTATION, isPrivate: true })).toContain(
      "export const SyncCartDocument: MutationOperation<SyncCartMutation, SyncCartMutationVariables> = { id: 'sha256:2', name: 'SyncCart', kind: 'mutation' }",
    )
  })

  it('marks a private query, so that no page loads it', () => {
    expect(operationModule({ name: 'Me', id: 'sha256:3', kind: OperationTypeNode.QUERY, isPrivate: true })).toContain(
      "export const MeDocument: PrivateOperation<MeQuery, MeQueryVariables> = { id: 'sha256:3', name: 'Me', kind: 'private' }",
    )
  })
})
