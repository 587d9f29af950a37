/** An input that the entry of the action reads itself. It is in action.yml and in no other place. */
export interface EntryInput {
  name: string;
  description: string;
  default?: string;
}
