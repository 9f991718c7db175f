import { useState } from 'react';
import { Pressable, StyleSheet, Text, TextInput, View } from 'react-native';
import { shop } from './shop';

interface LogInProps {
  readonly onLoggedIn: () => void;
}

export function LogIn({ onLoggedIn }: LogInProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');

  const logIn = async () => {
    setProblem('');
    const outcome = await shop.logIn({ email, password }).safe();
    if (outcome.status === 'ok') onLoggedIn();
    else setProblem(outcome.error.message);
  };

  return (
    <View style={styles.form}>
      <TextInput
        accessibilityLabel="Email"
        placeholder="Email"
        autoCapitalize="none"
        autoComplete="email"
        keyboardType="email-address"
        value={email}
        onChangeText={setEmail}
      />
      <TextInput
        accessibilityLabel="Password"
        placeholder="Password"
        autoComplete="current-password"
        secureTextEntry
        value={password}
        onChangeText={setPassword}
        onSubmitEditing={() => void logIn()}
      />
      <Pressable accessibilityRole="button" onPress={() => void logIn()}>
        <Text style={styles.action}>Log in</Text>
      </Pressable>
      <Text accessibilityLiveRegion="assertive">{problem}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: 12, paddingVertical: 12 },
  action: { fontWeight: '600', paddingVertical: 12 },
});
