import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import { useEffect, useState } from 'react';
import { FlatList, Pressable, StyleSheet, Text, View } from 'react-native';
import { LogIn } from './log-in';
import { shop } from './shop';

export function App() {
  const [goods, setGoods] = useState<readonly GoodsSummary[]>([]);
  const [message, setMessage] = useState('Loading …');
  /** What the customer wanted to add before the login; null if nothing waits for one. */
  const [waiting, setWaiting] = useState<number | null>(null);

  useEffect(() => {
    const closed = new AbortController();
    void shop
      .listGoods({ sort: 'popular', filter: ['inStock'] }, { signal: closed.signal })
      .safe()
      .then((outcome) => {
        if (closed.signal.aborted) return;
        if (outcome.status === 'ok') setGoods(outcome.result.msg);
        setMessage(outcome.status === 'ok' ? '' : outcome.error.message);
      });
    return () => closed.abort();
  }, []);

  const add = async (id: number) => {
    const outcome = await shop.addCartItem({ id, goods_number: 1 }).safe();
    const needsLogin = outcome.status === 'failed' && outcome.error.kind === 'session';
    setWaiting(needsLogin ? id : null);
    setMessage(outcome.status === 'ok' ? outcome.result.msg : outcome.error.message);
  };

  return (
    <View style={styles.page}>
      <Text accessibilityRole="header" style={styles.title}>
        Best sellers
      </Text>
      <Text accessibilityLiveRegion="polite">{message}</Text>
      {waiting !== null && <LogIn onLoggedIn={() => void add(waiting)} />}
      <FlatList
        data={goods}
        keyExtractor={({ goods_id }) => String(goods_id)}
        renderItem={({ item }) => (
          <Pressable
            accessibilityRole="button"
            accessibilityHint="Adds it to the cart"
            style={styles.row}
            onPress={() => void add(item.goods_id)}
          >
            <Text>{item.name}</Text>
            <Text>{formatMoney(item.goods_price, 'en')}</Text>
          </Pressable>
        )}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, padding: 16, paddingTop: 64 },
  title: { fontSize: 24, fontWeight: '600' },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 16, paddingVertical: 12 },
});
