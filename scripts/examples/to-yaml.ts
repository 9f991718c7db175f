import { stringify } from 'yaml';

/** Serializes plain data as block YAML, one line per value. */
export function toYaml(value: unknown): string {
  // YAML 1.1 readers take an unquoted `no` for false.
  return stringify(value, { lineWidth: 0, compat: 'yaml-1.1', aliasDuplicateObjects: false });
}
