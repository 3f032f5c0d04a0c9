import type { Engine } from '../engine.ts'
import { stableKey } from '../keys.ts'
import type { ListCall } from './list-call.ts'
import { ListView } from './list-view.ts'

/** The view of a list call; the same one for the same name and config. */
export function listView<D>(engine: Engine, config: object, make: () => ListCall, name: string): ListView<D> {
  return engine.view(`list:${name}:${stableKey(config)}`, () => new ListView<D>(engine, make()))
}
