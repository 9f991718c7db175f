import { SearchField } from '../../components/search-field/search-field.tsx';

interface ListSearchProps {
  readonly keywords: string;
  readonly label: string;
  readonly onSearch: (keywords: string) => void;
}

/** Filters a list; an empty search shows the whole list again. */
export function ListSearch({ keywords, label, onSearch }: ListSearchProps) {
  return (
    <SearchField key={keywords} initial={keywords} label={label} whenEmpty="show-all" onSearch={onSearch} />
  );
}
